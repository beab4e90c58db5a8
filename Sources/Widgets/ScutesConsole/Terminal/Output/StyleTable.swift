// SPDX-License-Identifier: Apache-2.0

/// The two colours of a cell as they are written, and the attributes and the link encoded with them.
struct StyleColors: Hashable, Sendable {
  var foreground = SGRColor.standard
  var background = SGRColor.standard
  var attributes: TextAttributes = []
  var link = CellLink.none
}

/// Identifies pairs of colours by numbers that ncurses can carry.
///
/// ncurses needs a number for each pair of colours in use, and knows only a palette. Each pair gets
/// the next free number, and ncurses associates it with colours that are the two digits of the
/// number, to the base of its palette's size. What it then writes is decoded to the number, and the
/// real colours replace it. Any terminal can so show any colours, as many at a time as there are
/// numbers.
///
/// ```
///   #A793E0 on #1B1F3B ─→ pair 515 ─→ ncurses: colour 3 on colour 2 ─→ 515 ─→ 38;2;167;147;224;…
///                                       (515 = 2 × 256 + 3)
/// ```
///
/// A number of one digit needs only the foreground, on the terminal's own background. Composing its
/// sequences is most of what ncurses does for a frame, so a change of style then takes one sequence
/// instead of two. For the same reason the weight of text is part of its number if there are enough
/// numbers: ncurses writes attributes in a sequence of their own.
struct StyleTable: Sendable {
  /// The number of colours that ncurses distinguishes.
  let base: Int
  /// The maximum number of pairs, including the terminal's own colours.
  let capacity: Int
  private(set) var colors = [StyleColors()]
  private var numbers = [StyleColors(): 0]

  /// Creates a table with only the terminal's own colours, pair 0.
  init(base: Int, pairs: Int) {
    self.base = max(1, min(base, 256))
    capacity = max(1, min(pairs, self.base * self.base))
  }

  /// The number of `wanted`, assigned if needed, or `nil` if all are taken.
  mutating func pair(of wanted: StyleColors) -> Int? {
    if let number = numbers[wanted] { return number }
    guard colors.count < capacity else { return nil }
    numbers[wanted] = colors.count
    colors.append(wanted)
    return colors.count - 1
  }

  /// An assigned number with the background of `wanted`, or 0 if there is none.
  func substitute(for wanted: StyleColors) -> Int {
    colors.firstIndex { $0.background == wanted.background } ?? 0
  }

  /// The attributes that are part of a number, so ncurses needn't know of them. None of them shows
  /// on a blank.
  var heldAttributes: TextAttributes {
    capacity < 1 << 10 ? [] : [.bold, .dim, .italic]
  }

  /// The colours that ncurses associates with pair `number`. A background of `nil` is the
  /// terminal's own.
  func digits(of number: Int) -> (foreground: Int, background: Int?) {
    (number % base, number < base ? nil : number / base)
  }

  /// The real colours behind those that ncurses writes. `nil` is the terminal's own.
  func colors(foreground: Int?, background: Int?) -> StyleColors {
    guard let foreground else { return StyleColors() }
    let number = (background ?? 0) * base + foreground
    return colors.indices.contains(number) ? colors[number] : StyleColors()
  }

  /// Forgets all pairs but the terminal's own colours.
  mutating func clear() {
    colors.removeSubrange(1...)
    numbers = [StyleColors(): 0]
  }
}
