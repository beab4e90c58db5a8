extension Theme {
  /// The themes that the kit has for its own roles. Programs extend them with ``replacing(_:name:)``
  /// for theirs.
  public static let builtIn: [Theme] = [
    .shoreDark, .shoreLight, .kameDark, .kameLight, .highContrast, .colorBlindSafe,
    .terminalSixteen, .monochrome,
  ]

  /// The built-in theme called `name`, whatever its case; nil where none is.
  public static func builtIn(named name: String) -> Theme? {
    builtIn.first { $0.name.lowercased() == name.lowercased() }
  }
}
