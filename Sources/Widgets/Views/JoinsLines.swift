extension EnvironmentValues {
  /// Whether borders and rules are joined to the lines they meet.
  public var joinsLines: Bool {
    get { box.kit.joinsLines }
    set { write { $0.joinsLines = newValue } }
  }
}

extension View {
  /// Joins borders, dividers and strokes within to the lines that they share a cell with or, at the
  /// ends of dividers, that they touch:
  ///
  /// ```
  ///  not joined       joined
  ///  ╭────╮           ╭────╮
  ///  │────│           ├────┤
  ///  ╰────╯           ╰────╯
  /// ```
  ///
  /// Borders share cells where their views overlap, as in a stack with a spacing of -1.
  public func joinsLines(_ joins: Bool = true) -> some View {
    environment(\.joinsLines, joins)
  }
}
