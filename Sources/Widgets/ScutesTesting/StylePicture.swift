// SPDX-License-Identifier: Apache-2.0

public import Scutes

extension Canvas {
  /// The picture as text, followed by its styles: see ``stylePicture``.
  public var golden: String {
    text + "\n\n" + stylePicture
  }

  /// The styles of the cells: a letter for each, in order of appearance, a dot for the terminal's
  /// default colours, and a legend.
  ///
  /// ```
  /// ..AAAA....
  /// ..AABBB...
  ///
  /// A  #DCD2FF on #1B1F3B
  /// B  #7FB7E8 on #1B1F3B bold underline
  /// ```
  ///
  /// The foreground of blanks is ignored. Trailing dots are left out.
  public var stylePicture: String {
    var letters: [CellStyle: Character] = [CellStyle.plain: "."]
    var legend: [String] = []
    let rows = (0..<size.height).map { row in
      var line = ""
      for column in 0..<size.width {
        let style = CellStyle(of: self[column, row])
        let letter = letters[style] ?? CellStyle.letter(legend.count)
        if letters.updateValue(letter, forKey: style) == nil {
          legend.append("\(letter)  \(style)")
        }
        line.append(letter)
      }
      while line.last == "." { line.removeLast() }
      return line
    }
    return (rows + [""] + legend).joined(separator: "\n")
  }
}

/// The style of a cell, without its glyph.
private struct CellStyle: Hashable, CustomStringConvertible {
  var foreground: Color
  var background: Color
  var attributes: TextAttributes

  static let plain = Self(of: .blank)

  init(of cell: CanvasCell) {
    let drawn: TextAttributes = [.reverse, .underline, .strikethrough]
    let isVisible = cell.glyph != .space || !cell.attributes.isDisjoint(with: drawn)
    foreground = isVisible ? cell.foreground : .terminalDefault
    background = cell.background
    attributes = isVisible ? cell.attributes : []
  }

  /// The letter of the style with index `index`: A to Z, a to z, then other characters.
  static func letter(_ index: Int) -> Character {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    if index < letters.count { return letters[index] }
    return Unicode.Scalar(0x100 + UInt32(index - letters.count)).map(Character.init) ?? "?"
  }

  var description: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    let words = names.filter { attributes.contains($0.0) }.map(\.1)
    return (["\(Self.name(foreground)) on \(Self.name(background))"] + words)
      .joined(separator: " ")
  }

  private static func name(_ color: Color) -> String {
    switch color.kind {
    case .terminalDefault: "default"
    case .ansi(let index): "colour \(index)"
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { part in
          let digits = String(part, radix: 16, uppercase: true)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
  }
}
