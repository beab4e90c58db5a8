import Scutes

/// A style of cells, and the number of cells with it.
enum StyleCount {
  private struct Look: Hashable {
    var foreground: Color
    var background: Color
    var attributes: TextAttributes
  }

  /// A line for each visible style in `canvas`, in order of appearance:
  ///
  /// ```
  ///   12  #FFFFFF on #5B4B9A bold  ·  256: #FFFFFF on #5F5F87  16: ansi:15 on ansi:5  8: …
  /// ```
  static func lines(of canvas: Canvas) -> [String] {
    var looks: [Look] = []
    var counts: [Look: Int] = [:]
    for cell in canvas.cells where cell.glyph != .space || cell.attributes.contains(.reverse) {
      let look = Look(
        foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
      if counts[look] == nil { looks.append(look) }
      counts[look, default: 0] += 1
    }
    return looks.map { look in
      let count = String(counts[look] ?? 0)
      let padding = String(repeating: " ", count: max(0, 5 - count.count))
      return "\(padding)\(count)  \(describe(look))"
    }
  }

  private static func describe(_ look: Look) -> String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    let words = names.filter { look.attributes.contains($0.0) }.map { " " + $0.1 }.joined()
    let fewer = [(ColorDepth.indexed256, "256"), (.sixteen, "16"), (.eight, "8")].map {
      depth, name in
      let ground = look.background.nearest(at: depth)
      return "  \(name): \(look.foreground.shown(on: look.background, at: depth)) on \(ground)"
    }
    let isPlain = look.foreground == .terminalDefault && look.background == .terminalDefault
    return "\(look.foreground) on \(look.background)\(words)" + (isPlain ? "" : fewer.joined())
  }
}
