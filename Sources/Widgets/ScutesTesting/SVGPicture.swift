// SPDX-License-Identifier: Apache-2.0

public import Scutes

/// An SVG picture of a canvas, as shown by a terminal with a given number of colours. Useful for
/// pages and reports.
///
///     let picture = SVGPicture(driver.canvas, colorDepth: .indexed256)
///     try picture.text.write(toFile: "sheet.svg", atomically: true, encoding: .utf8)
///
/// Lines, blocks and braille are shapes that meet in any font. Letters are text, fitted to their
/// cells.
public struct SVGPicture: Sendable {
  /// The canvas to draw.
  public let canvas: Canvas
  /// The colour depth of the terminal.
  public let colorDepth: ColorDepth
  /// The terminal's default text colour.
  public var foreground = Color.hex(0xD8D8D8)
  /// The terminal's default background.
  public var background = Color.hex(0x101014)

  /// The size of a cell in SVG units.
  static let cell = (width: 9, height: 18)

  /// Creates a picture of `canvas`, with each colour reduced to `colorDepth`.
  public init(_ canvas: Canvas, colorDepth: ColorDepth = .trueColor) {
    self.canvas = canvas
    self.colorDepth = colorDepth
  }

  /// The contents of an SVG file.
  public var text: String {
    document(of: rows.map { ($0.grounds + $0.glyphs).joined() }.filter { !$0.isEmpty })
  }

  /// An SVG file of the size of the canvas with these elements on its background.
  func document(of elements: [String]) -> String {
    let width = canvas.size.width * Self.cell.width
    let height = canvas.size.height * Self.cell.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">
      <style>rect { shape-rendering: crispEdges }</style>
      <rect width="\(width)" height="\(height)" fill="\(Self.code(background))"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// The elements of each row from the top. Grounds are behind glyphs.
  var rows: [(grounds: [String], glyphs: [String])] {
    (0..<canvas.size.height).map { y in
      let runs = runs(in: y)
      return (runs.compactMap { ground($0, y) }, runs.flatMap { glyphs($0, y) })
    }
  }

  // MARK: Runs

  /// Neighbouring cells of the same style.
  private struct Run {
    var columns: Range<Int>
    var ink: String
    var paper: String
    var attributes: TextAttributes
  }

  private func runs(in y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<canvas.size.width {
      let run = run(x, y)
      if let last = runs.last, last.ink == run.ink, last.paper == run.paper,
        last.attributes == run.attributes
      {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func run(_ x: Int, _ y: Int) -> Run {
    let cell = canvas[x, y]
    let ink = cell.foreground.shown(on: cell.background, at: colorDepth)
    let paper = cell.background.nearest(at: colorDepth)
    let colors = (
      Self.code(ink == .terminalDefault ? foreground : ink),
      Self.code(paper == .terminalDefault ? background : paper)
    )
    let isReversed = cell.attributes.contains(.reverse)
    return Run(
      columns: x..<x + 1, ink: isReversed ? colors.1 : colors.0,
      paper: isReversed ? colors.0 : colors.1, attributes: cell.attributes)
  }

  /// The colour as `#RRGGBB`.
  private static func code(_ color: Color) -> String {
    guard let (red, green, blue) = color.components else { return "#000000" }
    let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(value, radix: 16, uppercase: true).dropFirst()
  }

  // MARK: Drawing

  private func ground(_ run: Run, _ y: Int) -> String? {
    guard run.paper != Self.code(background) else { return nil }
    let x = run.columns.lowerBound * Self.cell.width
    return "<rect x=\"\(x)\" y=\"\(y * Self.cell.height)\" "
      + "width=\"\(run.columns.count * Self.cell.width)\" height=\"\(Self.cell.height)\" "
      + "fill=\"\(run.paper)\"/>"
  }

  private func glyphs(_ run: Run, _ y: Int) -> [String] {
    var parts: [String] = []
    var shapes = ""
    var word: (start: Int, columns: Int, text: String)?
    func endWord() {
      if let word { parts.append(text(word.text, at: word.start, y, columns: word.columns, run)) }
      word = nil
    }
    for x in run.columns where canvas[x, y].columns > 0 {
      let cell = canvas[x, y]
      let character = cell.glyph.character
      let corner = (x * Self.cell.width, y * Self.cell.height)
      if let shape = SVGGlyph.shape(of: character, at: corner, cell: Self.cell) {
        endWord()
        shapes += shape
      } else if character == " " {
        endWord()
      } else {
        word = (
          word?.start ?? x, (word?.columns ?? 0) + Int(cell.columns),
          (word?.text ?? "") + String(character)
        )
      }
    }
    endWord()
    if !shapes.isEmpty {
      parts.append("<g color=\"\(run.ink)\" fill=\"\(run.ink)\"\(opacity(run))>\(shapes)</g>")
    }
    return parts + lines(run, y)
  }

  private func text(
    _ text: String, at x: Int, _ y: Int, columns: Int, _ run: Run
  ) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    let weight = run.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    let slant = run.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
    return "<text x=\"\(x * Self.cell.width)\" y=\"\(y * Self.cell.height + 14)\" "
      + "textLength=\"\(columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\" "
      + "fill=\"\(run.ink)\"\(weight)\(slant)\(opacity(run))>\(escaped)</text>"
  }

  private func opacity(_ run: Run) -> String {
    run.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
  }

  /// The lines below and through a run.
  private func lines(_ run: Run, _ y: Int) -> [String] {
    let heights: [(TextAttributes, Int)] = [(.underline, 16), (.strikethrough, 9)]
    return heights.compactMap { attribute, height in
      guard run.attributes.contains(attribute) else { return nil }
      let x = run.columns.lowerBound * Self.cell.width
      return "<rect x=\"\(x)\" y=\"\(y * Self.cell.height + height)\" "
        + "width=\"\(run.columns.count * Self.cell.width)\" height=\"1\" fill=\"\(run.ink)\"/>"
    }
  }
}
