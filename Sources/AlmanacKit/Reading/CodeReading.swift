// The codes of the model, each of which a file has as a text.

extension CalendarIdentifier: JSONReadable {}

extension HourCycle: JSONReadable {}

extension Origin: JSONReadable {}

extension Weekday: JSONReadable {}
