// In a file, each value of these types is a text, such as `h23`.

extension CalendarIdentifier: JSONReadable {}

extension HourCycle: JSONReadable {}

extension Origin: JSONReadable {}

extension Weekday: JSONReadable {}
