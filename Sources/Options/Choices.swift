package import AlmanacBundle
package import AlmanacEmitters

extension OutputFormat: OptionChoice {}

extension SpaceStyle: OptionChoice {}

extension StringsLayout: OptionChoice {}
