extension Theme {
  /// The kit's themes, which style its own roles. Programs add theirs with ``replacing(_:name:)``.
  public static let builtIn: [Theme] = [
    .shoreDark, .shoreLight, .kameDark, .kameLight, .highContrast, .colorBlindSafe,
    .terminalSixteen, .monochrome,
  ]

  /// The built-in theme named `name`, ignoring case, or `nil` if there is none.
  public static func builtIn(named name: String) -> Theme? {
    builtIn.first { $0.name.lowercased() == name.lowercased() }
  }
}
