/// The two colours of a cell as they are written, and the attributes that are told with them.
struct StyleColors: Hashable, Sendable {
  var foreground = SGRColor.standard
  var background = SGRColor.standard
  var attributes: TextAttributes = []
}

/// Names pairs of colours by numbers that ncurses can carry.
///
/// ncurses needs a number for each pair of colours in use, and knows a palette only. So a pair is
/// given the next free number, and ncurses is told that its colours are the two digits of the
/// number, written to the base of how many colours it knows. What it then writes is read back into
/// the number, and the real colours are put in their place: any colours on any terminal, as many at
/// a time as there are numbers.
///
/// ```
///   #A793E0 on #1B1F3B ─→ pair 515 ─→ ncurses: colour 3 on colour 2 ─→ 515 ─→ 38;2;167;147;224;…
///                                       (515 = 2 × 256 + 3)
/// ```
///
/// A number of one digit is told by the foreground alone, on the background of the terminal: to make
/// up its sequences is most of what ncurses does for a frame, and so it has one to make up for a
/// change of style in place of two. For the same reason the weight of a text is part of its number
/// where there are enough of them: ncurses spells attributes out in a sequence of their own.
struct StyleTable: Sendable {
  /// How many colours ncurses counts with.
  let base: Int
  /// How many pairs there can be, the terminal's own colours included.
  let capacity: Int
  private(set) var colors = [StyleColors()]
  private var numbers = [StyleColors(): 0]

  /// A table of no more than the terminal's own colours, pair 0.
  init(base: Int, pairs: Int) {
    self.base = max(1, min(base, 256))
    capacity = max(1, min(pairs, self.base * self.base))
  }

  /// The number of `wanted`, allotted if need be; nil where all are taken.
  mutating func pair(of wanted: StyleColors) -> Int? {
    if let number = numbers[wanted] { return number }
    guard colors.count < capacity else { return nil }
    numbers[wanted] = colors.count
    colors.append(wanted)
    return colors.count - 1
  }

  /// A number already allotted that has the background of `wanted`; 0 where none has.
  func substitute(for wanted: StyleColors) -> Int {
    colors.firstIndex { $0.background == wanted.background } ?? 0
  }

  /// The attributes that are part of a number, so that ncurses is not to be told of them. None of
  /// them shows on a blank.
  var heldAttributes: TextAttributes {
    capacity < 1 << 10 ? [] : [.bold, .dim, .italic]
  }

  /// The colours that ncurses takes pair `number` to have; nil for the terminal's own background.
  func digits(of number: Int) -> (foreground: Int, background: Int?) {
    (number % base, number < base ? nil : number / base)
  }

  /// The real colours behind what ncurses writes; an absent colour is the terminal's own.
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
