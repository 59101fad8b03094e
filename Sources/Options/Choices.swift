package import AlmanacBundle
package import AlmanacEmitters
package import AlmanacKit

extension OutputFormat: OptionChoice {}

extension CalendarIdentifier: OptionChoice {}

extension SpaceStyle: OptionChoice {}

extension StringsLayout: OptionChoice {}
