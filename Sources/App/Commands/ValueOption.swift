import ArgumentParser

/// An option that takes a value, by its names. It is listed beside the property that reads it.
struct ValueOption: Hashable {
  /// The names, such as "-c" and "--count".
  let names: [String]
  /// `true` if each of several counts.
  let isRepeating: Bool

  /// An option of which one counts.
  static func once(_ names: String...) -> ValueOption {
    ValueOption(names: names, isRepeating: false)
  }

  /// An option of which each counts.
  static func repeating(_ names: String...) -> ValueOption {
    ValueOption(names: names, isRepeating: true)
  }
}

/// A command, or a group of its options, that takes values.
protocol ValueOptionList: ParsableArguments {
  /// All options with values, those of its groups included.
  static var valueOptions: [ValueOption] { get }
}

extension ValueOptionList {
  /// Refuses `arguments` in which an option of which one counts comes twice, under whichever of its
  /// names: the parser would take the last. A flag may: it means the same.
  static func checkRepetition(in arguments: some Collection<String>) throws {
    var counted: Set<ValueOption> = []
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-") else { continue }
      let name =
        argument.hasPrefix("--")
        ? String(argument.prefix { $0 != "=" }) : String(argument.prefix(2))
      guard let option = valueOptions.first(where: { $0.names.contains(name) }) else { continue }
      // Whatever it looks like, what follows is the value.
      if argument == name { _ = rest.popFirst() }
      guard !option.isRepeating, !counted.insert(option).inserted else { continue }
      throw ValidationError("\(name) is given several times; give it once.")
    }
  }
}
