import Foundation
import Models

/// Tells digits in somebody's hand from printed ones: by their shape, as the network sees it, and by
/// the colour of their ink, since what is printed alike looks alike.
///
/// Two kinds of ink are fitted to the cells with a digit (expectation and maximisation): where the
/// digits that look handwritten have a colour of their own, the colour decides.
struct InkSorting {
  /// The probability for each of the 81 cells that its digit, if any, is written by hand.
  let handwriting: [Double]
  /// The cells whose shape and colour say different things.
  let disputed: CellSet

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
      // One or two cells make no kind of ink.
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
    let isAllPrinted = digits.reduce(0) { $0 + shares[$1] } < 2.5
    let sorted = isAllPrinted ? shares.map { min($0, 0.01) } : shares
    handwriting = sorted
    disputed = CellSet(
      Cell.all.filter { cell in
        let shape = shapes[cell.index] - Self.prior
        return sorted[cell.index] > 0.5 ? shape < 1 : shape > (isAllPrinted ? 4 : 1)
      })
  }
}

/// The colour of what is written in a cell, compared with the paper around it.
struct InkColor: Hashable {
  /// How much darker than the paper it is, and how much redder and greener than blue: logarithms.
  let parts: [Double]

  /// The darkest part of the inside of a cell against its lightest; for light digits on a dark ground
  /// the other way round.
  init(of lattice: Lattice, row: Int, column: Int, in picture: Picture) {
    let count = 18
    var samples: [(brightness: Int, red: Int, green: Int, blue: Int)] = []
    samples.reserveCapacity(count * count)
    let (p, q) = (lattice[row: row, column: column], lattice[row: row, column: column + 1])
    let (r, s) = (lattice[row: row + 1, column: column], lattice[row: row + 1, column: column + 1])
    for index in 0..<count * count {
      let u = 0.2 + 0.6 * (Double(index % count) + 0.5) / Double(count)
      let v = 0.2 + 0.6 * (Double(index / count) + 0.5) / Double(count)
      let point = p * ((1 - u) * (1 - v)) + q * (u * (1 - v)) + r * ((1 - u) * v) + s * (u * v)
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
