// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// `true` if borders and dividers join the lines that they meet.
  public var joinsLines: Bool {
    get { box.kit.joinsLines }
    set { write { $0.joinsLines = newValue } }
  }
}

extension View {
  /// Joins borders, dividers and strokes within to lines in the same cells, and to lines that the
  /// ends of dividers touch:
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
