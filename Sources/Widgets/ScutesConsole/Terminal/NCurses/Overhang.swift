// SPDX-License-Identifier: Apache-2.0

/// The sides at which a glyph may reach a pixel into the next cell.
///
/// A terminal that takes lines and blocks from a font, as xterm does, clears a cell and then draws
/// the glyph, which can be larger than the cell. What has reached into a neighbour stays there
/// until the neighbour is drawn again.
struct Overhang: OptionSet, Sendable {
  let rawValue: UInt8

  static let left = Self(rawValue: 1)
  static let right = Self(rawValue: 2)
  static let up = Self(rawValue: 4)
  static let down = Self(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sides that the ink of `glyph` touches, if that is a line, a block or a shape.
  init(_ glyph: Glyph) {
    let scalar = glyph.rawValue
    switch scalar {
    case 0x2500...0x259F: self = Self.table[Int(scalar - 0x2500)]
    case 0x25A0...0x25FF: self = [.left, .right]
    default: self = []
    }
  }

  /// From U+2500 to U+259F.
  private static let table: [Self] = {
    let lines = (0x2500...0x257F as ClosedRange<UInt32>).map { scalar -> Self in
      guard let arms = Unicode.Scalar(scalar).flatMap({ LineArms(Character($0)) }) else {
        return [.left, .right, .up, .down]
      }
      var sides: Self = []
      if arms.left > .none { sides.insert(.left) }
      if arms.right > .none { sides.insert(.right) }
      if arms.up > .none { sides.insert(.up) }
      if arms.down > .none { sides.insert(.down) }
      return sides
    }
    let all: Self = [.left, .right, .up, .down]
    let upper: Self = [.left, .right, .up]
    let lower: Self = [.left, .right, .down]
    let left: Self = [.left, .up, .down]
    let right: Self = [.right, .up, .down]
    // ▀ ▁▂▃▄▅▆▇ █ ▉▊▋▌▍▎▏ ▐ ░▒▓ ▔ ▕ ▖▗▘▙▚▛▜▝▞▟
    let blocks =
      [upper] + Array(repeating: lower, count: 7) + [all] + Array(repeating: left, count: 7)
      + [right, all, all, all, upper, right]
      + [
        [.left, .down], [.right, .down], [.left, .up], all, all, all, all, [.right, .up], all, all,
      ]
    return lines + blocks
  }()
}

extension Canvas {
  /// The picture as it is sent to a terminal that takes blocks from a font, whose blocks may leave a
  /// line of pixels uncovered at the edge of the cell. A full block is sent as a blank. Of a block
  /// that fills the upper half, and goes on in the cell above, the contrary is sent in reverse: the
  /// line would part the two.
  var seamless: Self {
    var canvas = self
    for (index, cell) in cells.enumerated() where 0x2580...0x259C ~= cell.glyph.rawValue {
      let contrary: Unicode.Scalar
      switch cell.glyph.rawValue {
      case 0x2580: contrary = "▄"
      case 0x2588: contrary = " "
      case 0x259B: contrary = "▗"
      case 0x259C: contrary = "▖"
      default: continue
      }
      let (x, y) = (index % size.width, index / size.width)
      let ink = cell.attributes.contains(.reverse) ? cell.background : cell.foreground
      guard contrary == " " || y > 0 && self[x, y - 1].shows(ink) else { continue }
      canvas[x, y].glyph = Glyph(contrary)
      canvas[x, y].attributes.formSymmetricDifference(.reverse)
    }
    return canvas
  }
}

extension CanvasCell {
  /// `true` if `color`, as that of ink, is at the lower edge of the cell.
  fileprivate func shows(_ color: Color) -> Bool {
    let isReversed = attributes.contains(.reverse)
    let (ink, ground) = isReversed ? (background, foreground) : (foreground, background)
    if Overhang(glyph).contains(.down), ink == color { return true }
    switch glyph.rawValue {
    case 0x2581...0x2588, 0x2599, 0x259F: return false
    default: return ground == color && color != .terminalDefault
    }
  }
}

/// Finds the cells that have to be drawn again so that a picture looks as if it had been drawn from
/// its upper left to its lower right corner, whatever reached from a cell into another.
struct OverhangRepair {
  private let new: UnsafePointer<CanvasCell>
  private let size: Size
  /// Whether each cell is to be drawn.
  private var isMarked: [Bool]
  /// The marked cells whose neighbours haven't been looked at.
  private var waiting: [Int] = []
  private var hasOverhang = false

  /// The cells of `changes`, with those around them that have to be drawn as well once `old` is
  /// replaced by `new`, a picture of the same size: row by row, left to right, never half a wide
  /// glyph. Visits each cell at most once. `hasOverhang` is `true` if lines or blocks are part of
  /// it.
  static func repair(
    _ changes: [Frame.Run], from old: Canvas, to new: Canvas
  ) -> (runs: [Frame.Run], hasOverhang: Bool) {
    new.cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { return (changes, false) }
      var repair = Self(new: start, size: new.size)
      for run in changes {
        for x in run.columns { repair.replace(run.row * new.size.width + x, of: old.cells) }
        guard run.row + 1 < new.size.height else { continue }
        for x in run.columns {
          let below = (run.row + 1) * new.size.width + x
          // How it is sent depends on the cell above: see `Canvas.seamless`.
          if old.cells[below] != start[below] { repair.replace(below, of: old.cells) }
        }
      }
      repair.spread()
      return (repair.runs, repair.hasOverhang)
    }
  }

  /// The cells of `runs` and all that are joined to them by glyphs that reach into each other, in
  /// the order of `repair(_:from:to:)`.
  static func figures(around runs: [Frame.Run], on canvas: Canvas) -> [Frame.Run] {
    canvas.cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { return [] }
      var repair = Self(new: start, size: canvas.size)
      for run in runs {
        for x in run.columns { repair.mark(run.row * canvas.size.width + x) }
      }
      repair.join()
      return repair.runs
    }
  }

  private init(new: UnsafePointer<CanvasCell>, size: Size) {
    self.new = new
    self.size = size
    isMarked = Array(repeating: false, count: size.width * size.height)
  }

  /// Marks the cell at `index`, and the neighbours into which the old one reached.
  private mutating func replace(_ index: Int, of old: [CanvasCell]) {
    mark(index)
    guard old[index] != new[index] else { return }
    let sides = Overhang(old[index].glyph)
    guard !sides.isEmpty else { return }
    hasOverhang = true
    let x = index % size.width
    if sides.contains(.left), x > 0 { mark(index - 1) }
    if sides.contains(.right), x + 1 < size.width { mark(index + 1) }
    if sides.contains(.up), index >= size.width { mark(index - size.width) }
    if sides.contains(.down), index + size.width < isMarked.count { mark(index + size.width) }
  }

  /// Marks a cell to be drawn, with the other half of a wide glyph.
  private mutating func mark(_ index: Int) {
    guard !isMarked[index] else { return }
    isMarked[index] = true
    waiting.append(index)
    switch new[index].columns {
    case 0: mark(index - 1)
    case 2: mark(index + 1)
    default: break
    }
  }

  /// Marks the cells to the right of a marked cell and below it, where either reaches into the
  /// other.
  private mutating func spread() {
    while let index = waiting.popLast() {
      let cell = new[index]
      let sides = Overhang(cell.glyph)
      if !sides.isEmpty { hasOverhang = true }
      let x = index % size.width
      if x + 1 < size.width {
        let next = new[index + 1]
        let isTouched = sides.contains(.right) || Overhang(next.glyph).contains(.left)
        if isTouched, next != cell || !sides.contains([.left, .right]) { mark(index + 1) }
      }
      if index + size.width < isMarked.count {
        let next = new[index + size.width]
        let isTouched = sides.contains(.down) || Overhang(next.glyph).contains(.up)
        if isTouched, next != cell || !sides.contains([.up, .down]) { mark(index + size.width) }
      }
    }
  }

  /// Marks all that is joined to a marked cell.
  private mutating func join() {
    while let index = waiting.popLast() {
      let sides = Overhang(new[index].glyph)
      func meets(_ side: Overhang, _ other: Int, _ opposite: Overhang) -> Bool {
        sides.contains(side) || Overhang(new[other].glyph).contains(opposite)
      }
      let x = index % size.width
      if x > 0, meets(.left, index - 1, .right) { mark(index - 1) }
      if x + 1 < size.width, meets(.right, index + 1, .left) { mark(index + 1) }
      if index >= size.width, meets(.up, index - size.width, .down) { mark(index - size.width) }
      if index + size.width < isMarked.count, meets(.down, index + size.width, .up) {
        mark(index + size.width)
      }
    }
  }

  private var runs: [Frame.Run] {
    var runs: [Frame.Run] = []
    for row in 0..<size.height {
      var x = 0
      while x < size.width {
        let start = x
        while x < size.width, isMarked[row * size.width + x] { x += 1 }
        if x > start { runs.append(Frame.Run(row: row, columns: start..<x)) } else { x += 1 }
      }
    }
    return runs
  }
}

extension TerminalAnswers {
  /// `true` if the terminal may take lines and blocks from a font, so that they reach into the next
  /// cell: xterm, a terminal that gives neither name nor kind, and any terminal around a
  /// multiplexer, which hides it. Others draw lines and blocks themselves, as large as the cell.
  var takesLinesFromFont: Bool {
    if let multiplexer = Multiplexer(self), multiplexer != .direct { return true }
    return name.map { $0.hasPrefix("XTerm") } ?? (deviceKind ?? 41 == 41)
  }
}
