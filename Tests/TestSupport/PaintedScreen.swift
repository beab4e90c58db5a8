package import TerminalTesting
import Testing

@testable package import ScutesConsole

/// A painter, and an emulated terminal that shows what it sends.
@MainActor
package final class PaintedScreen {
  package let capabilities: TerminalCapabilities
  package private(set) var screen: ScreenEmulator
  package private(set) var canvas: Canvas
  private let painter: FramePainter
  private let kind: ScreenEmulator.Kind
  private let sendsLinks: Bool
  private var reduced: [[Color]: StyleColors] = [:]

  /// Opens a screen of `size` on the terminal called `terminal` in the database. Close it before
  /// opening another.
  package init(
    terminal: String = "xterm-256color", size: Size = Size(width: 24, height: 6),
    depth: TerminalCapabilities.ColorDepth = .indexed256, locale: String = "C.UTF-8",
    hasOverhang: Bool = false
  ) throws {
    let setup = try TerminalSetup { ["TERM": terminal, "LC_ALL": locale][$0] }
    capabilities = TerminalCapabilities(
      colorDepth: depth, isUnicode: setup.capabilities.isUnicode)
    painter = try FramePainter(
      setup.description, size: size, capabilities: capabilities, isSynchronized: true,
      sendsLinks: setup.sendsLinks)
    kind = ScreenEmulator.Kind(terminal: terminal)
    sendsLinks = setup.sendsLinks && depth > .monochrome
    painter.mendsOverhang = hasOverhang
    screen = ScreenEmulator(size: size, kind: kind)
    if hasOverhang { screen.overhang = { Overhang(Glyph($0)).edges } }
    screen.feed(TerminalModes(setup.description).enterSequence)
    canvas = Canvas(size: size)
  }

  /// Makes the terminal give grapheme clusters other widths than the kit does.
  package func giveColumns(_ columns: @escaping @Sendable (Character) -> Int) {
    screen.columns = columns
  }

  package func close() {
    painter.close()
  }

  /// Changes the picture, shows it, and returns the bytes that were sent.
  @discardableResult
  package func show(cursor: Point? = nil, all: Bool = false, _ change: (inout Canvas) -> Void)
    -> [UInt8]
  {
    var next = canvas
    change(&next)
    if next.size != screen.size { screen.resize(to: next.size) }
    let isNew = next.size != canvas.size
    let changes =
      isNew ? [] : FrameDifference.update(&canvas, within: [next.bounds], from: next)
    canvas = next
    let bytes = painter.bytes(
      of: Frame(canvas: next, changes: changes, cursor: cursor, repaintsAll: all))
    screen.feed(bytes)
    return bytes
  }

  /// Draws lines and blocks anew, as after a moment of stillness.
  package func settle() { screen.feed(painter.settle()) }

  /// Shows `frame`, which has a size of its own.
  package func show(_ frame: Frame) {
    if frame.canvas.size != screen.size { screen.resize(to: frame.canvas.size) }
    canvas = frame.canvas
    screen.feed(painter.bytes(of: frame))
  }

  /// The cells that differ between screen and picture, in words.
  package var faults: [String] {
    var faults: [String] = screen.unknownSequences
    let canvas = painter.mendsOverhang ? canvas.seamless : canvas
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width where canvas[x, y].columns > 0 {
        var wanted = wanted(canvas[x, y])
        let shown = Look(screen[x, y])
        if !sendsLinks { wanted.link = nil }
        // The blanks of a link may be erased cells.
        if wanted.character == " ", shown.link == nil { wanted.link = nil }
        if wanted != shown { faults.append("\(x), \(y): \(wanted) became \(shown)") }
      }
    }
    return faults
  }

  /// The expected look of `cell` on the terminal.
  private func wanted(_ cell: CanvasCell) -> Look {
    let colors = colors(of: cell)
    var cell = cell
    switch kind {
    case .xterm, .tmux: break
    case .screen: cell.attributes.subtract([.italic, .strikethrough])
    case .linux:
      cell.attributes.subtract([.italic, .strikethrough])
      // The console shows colours in place of these.
      if colors != StyleColors() { cell.attributes.subtract([.underline, .dim]) }
    case .vt100: cell.attributes.formIntersection([.bold, .underline, .reverse])
    }
    if kind == .vt100 || !capabilities.isUnicode {
      let text = GlyphText(
        cell.glyph, columns: Int(cell.columns), glyphs: capabilities.glyphs,
        allowsForeign: kind != .vt100)
      if !text.isForeign { cell.glyph = Glyph(text.held.first ?? " ") }
    }
    cell.attributes = ColorReduction(depth: capabilities.colorDepth).attributes(
      cell.attributes, of: cell.foreground, in: colors)
    return Look(cell, colors)
  }

  private func colors(of cell: CanvasCell) -> StyleColors {
    let asked = [cell.foreground, cell.background]
    if let known = reduced[asked] { return known }
    let colors = ColorReduction(depth: capabilities.colorDepth).colors(
      foreground: cell.foreground, background: cell.background)
    reduced[asked] = colors
    return colors
  }
}

/// The visible properties of a cell.
private nonisolated struct Look: Hashable, CustomStringConvertible {
  package var character: Character
  package var state: SGRState
  package var link: String?

  package init(_ cell: CanvasCell, _ colors: StyleColors) {
    character = cell.glyph.character
    state = SGRState(
      foreground: colors.foreground, background: colors.background, attributes: cell.attributes)
    link = cell.link.destination?.address
    forgetWhatDoesNotShow()
  }

  package init(_ cell: ScreenCell) {
    character = cell.character
    state = SGRState(
      foreground: SGRColor(cell.style.foreground), background: SGRColor(cell.style.background),
      attributes: cell.style.attributes)
    link = cell.style.link
    forgetWhatDoesNotShow()
  }

  package var description: String {
    var sequence: [UInt8] = []
    state.append(to: &sequence, after: SGRState())
    return "\(character) (\(String(decoding: sequence.dropFirst(), as: UTF8.self))) \(link ?? "")"
  }

  private mutating func forgetWhatDoesNotShow() {
    guard character == " " else { return }
    state.attributes.formIntersection(SGRState.visibleOnBlanks)
    if state.attributes.isEmpty { state.foreground = .standard }
  }
}

nonisolated extension SGRColor {
  fileprivate init(_ color: ScreenColor) {
    self =
      switch color {
      case .terminalDefault: .standard
      case .indexed(let index): .indexed(index)
      case .rgb(let red, let green, let blue): .rgb(red, green, blue)
      }
  }
}

extension Overhang {
  fileprivate nonisolated var edges: Set<Edge> {
    let sides: [(Overhang, Edge)] = [
      (.left, .leading), (.right, .trailing), (.up, .top), (.down, .bottom),
    ]
    return Set(sides.filter { contains($0.0) }.map(\.1))
  }
}
