import Foundation
import Sudoku

/// Tells handwritten digits from printed ones by their shape, as seen by the network, and by the
/// colour of their ink, because digits printed together look alike.
///
/// Two kinds of ink are fitted to the cells with a digit by expectation maximisation. If the digits
/// that look handwritten have a colour of their own, the colour decides.
struct InkSorting {
  /// The probability for each of the 81 cells that its digit, if any, is written by hand.
  let handwriting: [Double]
  /// The cells whose shape and colour disagree.
  let disputed: CellSet
  /// `true` if no shape looks handwritten, and there are just two colours.
  let isByColorAlone: Bool

  /// Most digits of most puzzles are printed.
  private static let prior = -2.0
  /// The least spread of the colour of one ink, as the logarithm of a ratio of brightness.
  private static let spread = 0.12

  init(_ verdicts: [DigitNetwork.Verdict], colors: [InkColor?]) {
    assert(verdicts.count == 81 && colors.count == 81)
    let shapes = verdicts.map { verdict in
      max(-5, min(5, log(max(1e-6, verdict.handwritten) / max(1e-6, verdict.printed)))) + Self.prior
    }
    var shares = shapes.map { 1 / (1 + exp(-$0)) }
    let digits = (0..<81).filter { verdicts[$0].empty < 0.5 && colors[$0] != nil }
    for _ in 0..<6 {
      let hand = digits.reduce(0) { $0 + shares[$1] }
      // One or two cells aren't enough for a kind of ink.
      guard hand > 2.5, Double(digits.count) - hand > 2.5 else { break }
      func middle(_ weight: (Int) -> Double) -> [Double] {
        var sums = [0.0, 0, 0]
        var total = 0.0
        for cell in digits {
          guard let color = colors[cell] else { continue }
          for part in 0..<3 { sums[part] += weight(cell) * color.parts[part] }
          total += weight(cell)
        }
        return sums.map { $0 / max(1e-9, total) }
      }
      let written = middle { shares[$0] }
      let printed = middle { 1 - shares[$0] }
      for cell in digits {
        guard let color = colors[cell] else { continue }
        var evidence = 0.0
        for part in 0..<3 {
          let (a, b) = (color.parts[part] - printed[part], color.parts[part] - written[part])
          evidence += (a * a - b * b) / (2 * Self.spread * Self.spread)
        }
        shares[cell] = 1 / (1 + exp(-(shapes[cell] + max(-6, min(6, evidence)))))
      }
    }
    var isAllPrinted = digits.reduce(0) { $0 + shares[$1] } < 2.5
    var isByColorAlone = false
    if isAllPrinted, let second = Self.secondColor(of: digits, colors, shapes) {
      // Two colours, as of print and a pen, or of givens and entries on a screen.
      for cell in digits { shares[cell] = second.contains(cell) ? 0.99 : 0.01 }
      (isAllPrinted, isByColorAlone) = (false, true)
    }
    let sorted = isAllPrinted ? shares.map { min($0, 0.01) } : shares
    handwriting = sorted
    self.isByColorAlone = isByColorAlone
    disputed =
      isByColorAlone
      ? .none
      : CellSet(
        Cell.all.filter { cell in
          let shape = shapes[cell.index] - Self.prior
          return sorted[cell.index] > 0.5 ? shape < 1 : shape > 1
        })
  }

  /// Returns the cells of the second colour, if the digits have two distinct ones: the one that
  /// looks more handwritten, or else the more saturated one.
  private static func secondColor(
    of digits: [Int], _ colors: [InkColor?], _ shapes: [Double]
  ) -> Set<Int>? {
    let hues = digits.compactMap { cell in colors[cell].map { (cell: cell, hue: $0.hue) } }
    let whole = Hue(meanOf: hues.map(\.hue))
    let far = hues.map(\.hue).max { $0.distance(to: whole) < $1.distance(to: whole) }
    guard let far else { return nil }
    // Two means (Lloyd's algorithm).
    var centers = [whole, far]
    var parts = [hues, []]
    for _ in 0..<8 {
      parts = [[], []]
      for (cell, hue) in hues {
        let place = hue.distance(to: centers[0]) <= hue.distance(to: centers[1]) ? 0 : 1
        parts[place].append((cell, hue))
      }
      centers = parts.map { Hue(meanOf: $0.map(\.hue)) }
    }
    guard parts.allSatisfy({ $0.count >= 3 }) else { return nil }
    let apart = centers[0].distance(to: centers[1])
    let deviations = zip(parts, centers).map { part, center in
      let squares = part.reduce(0) { sum, member in
        let off = member.hue.distance(to: center)
        return sum + off * off
      }
      return (squares / Double(part.count)).squareRoot()
    }
    guard apart > 0.5, apart > 4 * (deviations.max() ?? 0) else { return nil }
    let weights = zip(parts, centers).map { part, center in
      part.reduce(0) { $0 + shapes[$1.cell] } / Double(part.count)
        + 2 * center.distance(to: .none)
    }
    return Set(parts[weights[0] > weights[1] ? 0 : 1].map(\.cell))
  }
}

/// The colour of the writing in a cell relative to the paper around it.
struct InkColor: Hashable {
  /// Logarithms of how much darker than the paper the ink is, and how much redder and greener than
  /// blue.
  let parts: [Double]

  /// The hue, independent of darkness.
  fileprivate var hue: Hue { Hue(red: parts[1], green: parts[2]) }

  /// Compares the darkest part of the inside of a cell with its lightest, or the reverse for light
  /// digits on a dark background.
  init(of lattice: Lattice, row: Int, column: Int, in picture: Picture) {
    let count = 18
    var samples: [(brightness: Int, red: Int, green: Int, blue: Int)] = []
    samples.reserveCapacity(count * count)
    let outline = lattice.outline(row: row, column: column)
    for index in 0..<count * count {
      let u = 0.2 + 0.6 * (Double(index % count) + 0.5) / Double(count)
      let v = 0.2 + 0.6 * (Double(index / count) + 0.5) / Double(count)
      let point = outline.point(across: u, down: v)
      let x = max(0, min(picture.width - 1, Int(point.x)))
      let y = max(0, min(picture.height - 1, Int(point.y)))
      let place = 3 * (y * picture.width + x)
      let red = Int(picture.pixels[place])
      let green = Int(picture.pixels[place + 1])
      let blue = Int(picture.pixels[place + 2])
      samples.append((299 * red + 587 * green + 114 * blue, red, green, blue))
    }
    samples.sort { $0.brightness < $1.brightness }
    let isLight =
      samples[samples.count / 2].brightness - samples[0].brightness
      < samples[samples.count - 1].brightness - samples[samples.count / 2].brightness
    if isLight { samples.reverse() }
    func mean(_ range: Range<Int>) -> (red: Double, green: Double, blue: Double) {
      var sums = (0, 0, 0)
      for sample in samples[range] {
        sums = (sums.0 + sample.red, sums.1 + sample.green, sums.2 + sample.blue)
      }
      let total = Double(range.count)
      return (Double(sums.0) / total + 8, Double(sums.1) / total + 8, Double(sums.2) / total + 8)
    }
    let ink = mean(0..<samples.count / 12)
    let paper = mean(samples.count / 2..<samples.count * 9 / 10)
    let red = log(ink.red / paper.red)
    let green = log(ink.green / paper.green)
    let blue = log(ink.blue / paper.blue)
    parts = [(red + green + blue) / 3 * 0.6, red - blue, green - blue]
  }
}

/// Logarithms of how much redder and greener than blue an ink is, relative to the paper.
private struct Hue {
  /// The hue of black on white.
  static let none = Hue(red: 0, green: 0)

  let red: Double
  let green: Double

  init(red: Double, green: Double) {
    self.red = red
    self.green = green
  }

  init(meanOf hues: [Hue]) {
    let count = Double(max(1, hues.count))
    red = hues.reduce(0) { $0 + $1.red } / count
    green = hues.reduce(0) { $0 + $1.green } / count
  }

  func distance(to other: Hue) -> Double {
    let (red, green) = (red - other.red, green - other.green)
    return (red * red + green * green).squareRoot()
  }
}
