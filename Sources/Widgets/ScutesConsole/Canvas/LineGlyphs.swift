// SPDX-License-Identifier: Apache-2.0

extension LineArms {
  /// The arms of `character`, or `nil` if it isn't a line. Dashed lines and round corners count as
  /// plain ones, and diagonals as none.
  public init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1, 0x2500...0x257F ~= first.value,
      let arms = LineGlyphs.arms[Int(first.value - 0x2500)]
    else { return nil }
    self = arms
  }

  /// The character with these arms, or a blank if there are none.
  ///
  /// Unicode has a character for every combination of light and heavy arms. It combines double arms
  /// with light ones only, and only if the whole line is double. Heavy arms therefore become light
  /// beside double ones, and the other half of a double line becomes double too.
  public var character: Character {
    if let character = LineGlyphs.characters[Int(code)] { return character }
    return LineGlyphs.characters[Int(drawable.code)] ?? "╬"
  }

  /// The nearest combination of arms that has a character.
  private var drawable: LineArms {
    func pair(_ first: Weight, _ second: Weight) -> (Weight, Weight) {
      if first == .double || second == .double {
        return (first == .none ? .none : .double, second == .none ? .none : .double)
      }
      return (min(first, .light), min(second, .light))
    }
    let (up, down) = pair(up, down)
    let (left, right) = pair(left, right)
    let arms = LineArms(up: up, right: right, down: down, left: left)
    if LineGlyphs.characters[Int(arms.code)] != nil { return arms }
    // Half a double line becomes the whole one.
    return LineArms(
      up: max(up, down), right: max(left, right), down: max(up, down), left: max(left, right))
  }
}

/// Line-drawing characters by their arms, and the other way round.
private enum LineGlyphs {
  /// Indexed by the code of the arms. `nil` if Unicode has no such character.
  static let characters: [Character?] = table.map { $0 == "." ? nil : $0 }

  /// The arms of each character from U+2500 to U+257F, or `nil` for diagonals.
  static let arms: [LineArms?] = {
    var arms = [LineArms?](repeating: nil, count: 0x80)
    func note(_ character: Character, _ value: LineArms) {
      guard let scalar = character.unicodeScalars.first, 0x2500...0x257F ~= scalar.value else {
        return
      }
      arms[Int(scalar.value - 0x2500)] = value
    }
    for (code, character) in table.enumerated() { note(character, LineArms(code: UInt8(code))) }
    let likenesses: [(String, Character)] = [
      ("┄┈╌", "─"), ("┅┉╍", "━"), ("┆┊╎", "│"), ("┇┋╏", "┃"), ("╭", "┌"), ("╮", "┐"), ("╰", "└"),
      ("╯", "┘"),
    ]
    for (others, character) in likenesses {
      guard let code = table.firstIndex(of: character) else { continue }
      for other in others { note(other, LineArms(code: UInt8(code))) }
    }
    return arms
  }()

  private static let table = Array(
    " ╵╹.╶└┖╙╺┕┗..╘.╚╷│╿.┌├┞.┍┝┡.╒╞..╻╽┃.┎┟┠.┏┢┣........║╓..╟....╔..╠"
      + "╴┘┚╜─┴┸╨╼┶┺.....┐┤┦.┬┼╀.┮┾╄.....┒┧┨.┰╁╂.┲╆╊.....╖..╢╥..╫........"
      + "╸┙┛.╾┵┹.━┷┻.....┑┥┩.┭┽╃.┯┿╇.....┓┪┫.┱╅╉.┳╈╋....................."
      + ".╛.╝........═╧.╩╕╡..........╤╪..................╗..╣........╦..╬")
}
