extension KeyMap {
  /// Arrows only: the letters of vi, by which the focus, lists and scroll views go too, are free for
  /// other uses.
  public static let arrows = moving(
    up: [KeyPress(.up)], down: [KeyPress(.down)], left: [KeyPress(.left)],
    right: [KeyPress(.right)])

  /// The letters of vi, `h` `j` `k` `l`, before the arrows.
  public static let vi = moving(
    up: [KeyPress("k"), KeyPress(.up)], down: [KeyPress("j"), KeyPress(.down)],
    left: [KeyPress("h"), KeyPress(.left)], right: [KeyPress("l"), KeyPress(.right)])

  /// The letters under the left hand, `w` `a` `s` `d`, before the arrows. A table is sorted by the
  /// next column with `o`, since `s` goes down.
  public static let wasd = moving(
    up: [KeyPress("w"), KeyPress(.up)], down: [KeyPress("s"), KeyPress(.down)],
    left: [KeyPress("a"), KeyPress(.left)], right: [KeyPress("d"), KeyPress(.right)]
  ).merging(KeyMap(["table.next": [KeyPress("o")]]))

  /// The presets by the names that a file of settings may use.
  public static let presets: [(name: String, map: KeyMap)] = [
    ("arrows", arrows), ("vi", vi), ("wasd", wasd),
  ]

  /// A map for the focus, and for every action called `move.up` and so on, in whatever table: those
  /// of lists, scroll views, pagers and tabs are.
  private static func moving(
    up: [KeyPress], down: [KeyPress], left: [KeyPress], right: [KeyPress]
  ) -> KeyMap {
    KeyMap([
      "focus.up": up, "focus.down": down, "focus.left": left, "focus.right": right,
      "*.move.up": up, "*.move.down": down, "*.move.left": left, "*.move.right": right,
    ])
  }
}
