import CDigits

/// A small convolutional network that recognises the contents of a cell. Its weights are made by
/// Tools/DigitTraining.
///
/// ```
/// 1×32×32 ─3×3→ 16 ─pool→ 16×16 ─3×3→ 32 ─pool→ 8×8 ─3×3→ 64 ─3×3→ 64 ─pool→ 4×4 ─→ 96 ─→ 20
/// ```
struct DigitNetwork: Sendable {
  /// The probabilities of the 20 classes.
  struct Verdict: Hashable, Sendable {
    private let values: [Float]

    /// Values in the order of Tools/DigitTraining: empty, nine printed digits, nine handwritten
    /// ones, anything else.
    init(_ values: [Float]) {
      assert(values.count == 20)
      self.values = values
    }

    /// The cell is empty except for small notes.
    var empty: Double { Double(values[0]) }
    /// Neither empty nor an upright digit: a letter, a digit on its side, a corner of something.
    var other: Double { Double(values[19]) }
    /// A printed `digit`, 1 to 9.
    func printed(_ digit: Int) -> Double { Double(values[digit]) }
    /// A handwritten `digit`, 1 to 9.
    func handwritten(_ digit: Int) -> Double { Double(values[9 + digit]) }
    /// The digits 1 to 9, printed or not.
    var digits: [Double] { (1...9).map { printed($0) + handwritten($0) } }
    /// The sum for all printed digits.
    var printed: Double { (1...9).reduce(0) { $0 + printed($1) } }
    /// The sum for all handwritten digits.
    var handwritten: Double { (1...9).reduce(0) { $0 + handwritten($1) } }
  }

  /// A layer in blocks of 16 outputs, the last padded with zeros.
  private struct Layer {
    let outputs: Int
    let inputs: Int
    /// The weights of each block, output by output for each input. The inputs of a convolution are
    /// ordered by position of the kernel, then by channel.
    let weights: [Float]
    let biases: [Float]

    var blocks: Int { biases.count / 16 }
  }

  private let layers: [Layer]

  /// Parses weights: "DIG1", then for each layer the numbers of outputs and of inputs (32 bits,
  /// little-endian), a scale and a bias for each output (32-bit floats), and the weights in
  /// multiples of the scale (signed bytes). Fails if they don't have this form.
  init?(weights bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    func number() -> UInt32? {
      guard rest.count >= 4 else { return nil }
      let value = rest.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      rest = rest.dropFirst(4)
      return value
    }
    guard number() == 0x3147_4944 else { return nil }
    var layers: [Layer] = []
    for (outputs, inputs) in Self.shapes {
      guard number() == UInt32(outputs), number() == UInt32(inputs) else { return nil }
      var numbers: [Float] = []
      for _ in 0..<2 * outputs {
        guard let bits = number() else { return nil }
        numbers.append(Float(bitPattern: bits))
      }
      guard rest.count >= outputs * inputs else { return nil }
      let steps = Array(rest.prefix(outputs * inputs))
      rest = rest.dropFirst(outputs * inputs)
      let blocks = (outputs + 15) / 16
      var weights = [Float](repeating: 0, count: blocks * inputs * 16)
      var biases = [Float](repeating: 0, count: blocks * 16)
      let channels = layers.count < 4 ? inputs / 9 : inputs
      for output in 0..<outputs {
        biases[output] = numbers[outputs + output]
        for input in 0..<inputs {
          let step = Float(Int8(bitPattern: steps[output * inputs + input]))
          // The file is ordered by channel, then by position of the kernel.
          let (channel, kernel) =
            layers.count < 4 ? (input / 9, input % 9) : (input, 0)
          let place = output / 16 * inputs + kernel * channels + channel
          weights[place * 16 + output % 16] = step * numbers[output]
        }
      }
      layers.append(Layer(outputs: outputs, inputs: inputs, weights: weights, biases: biases))
    }
    guard rest.isEmpty else { return nil }
    self.layers = layers
  }

  /// Outputs and inputs of each layer. Inputs of a convolution: channels × 9.
  private static let shapes = [
    (16, 9), (32, 16 * 9), (64, 32 * 9), (64, 64 * 9), (96, 64 * 16), (20, 96),
  ]

  /// Returns the verdict on a standardised cell.
  func verdict(_ cell: [Float]) -> Verdict {
    assert(cell.count == CellCutter.side * CellCutter.side)
    var values = Self.pool(convolve(cell, layers[0], side: 32), channels: 16, side: 32)
    values = Self.pool(convolve(values, layers[1], side: 16), channels: 32, side: 16)
    values = convolve(values, layers[2], side: 8)
    values = Self.pool(convolve(values, layers[3], side: 8), channels: 64, side: 8)
    // The weights are ordered by channel, the values by position.
    var flat = [Float](repeating: 0, count: 64 * 16)
    for place in 0..<16 {
      for channel in 0..<64 { flat[channel * 16 + place] = values[place * 64 + channel] }
    }
    let logits = connect(connect(flat, layers[4]).map { max(0, $0) }, layers[5])
    let most = logits.max() ?? 0
    let exponentials = logits.map { Self.exp($0 - most) }
    let sum = exponentials.reduce(0, +)
    return Verdict(exponentials.map { $0 / sum })
  }

  /// Convolves three by three with a border of zeros, and sets negative values to 0. Values are
  /// position by position, with the channels of a position together.
  private func convolve(_ values: [Float], _ layer: Layer, side: Int) -> [Float] {
    let channels = layer.inputs / 9
    let row = side * channels
    var bordered = [Float](repeating: 0, count: (side + 2) * (side + 2) * channels)
    for y in 0..<side {
      let start = ((y + 1) * (side + 2) + 1) * channels
      bordered.replaceSubrange(start..<start + row, with: values[y * row..<(y + 1) * row])
    }
    return [Float](unsafeUninitializedCapacity: side * side * layer.outputs) { result, count in
      count = side * side * layer.outputs
      guard let start = result.baseAddress else { return }
      digits_convolve(
        bordered, side, channels, layer.weights, layer.biases, layer.blocks, start)
    }
  }

  /// Returns the maximum of each two by two positions.
  private static func pool(_ values: [Float], channels: Int, side: Int) -> [Float] {
    let half = side / 2
    var result = [Float](repeating: 0, count: half * half * channels)
    values.withUnsafeBufferPointer { values in
      for y in 0..<half {
        for x in 0..<half {
          let source = (2 * y * side + 2 * x) * channels
          let target = (y * half + x) * channels
          for channel in 0..<channels {
            let place = source + channel
            result[target + channel] = max(
              max(values[place], values[place + channels]),
              max(values[place + side * channels], values[place + side * channels + channels]))
          }
        }
      }
    }
    return result
  }

  private func connect(_ values: [Float], _ layer: Layer) -> [Float] {
    var sums = layer.biases
    sums.withUnsafeMutableBufferPointer { sums in
      layer.weights.withUnsafeBufferPointer { weights in
        for block in 0..<layer.blocks {
          for (input, value) in values.enumerated() where value != 0 {
            let start = (block * layer.inputs + input) * 16
            for lane in 0..<16 { sums[block * 16 + lane] += weights[start + lane] * value }
          }
        }
      }
    }
    return Array(sums.prefix(layer.outputs))
  }

  /// e to the power of `x`, 0 or less.
  private static func exp(_ x: Float) -> Float {
    // 2^n · e^r with |r| ≤ ln 2 / 2, the second factor by its series.
    let n = (x * 1.442_695).rounded()
    if n < -120 { return 0 }
    let r = x - n * 0.693_147_2
    let series = 1 + r * (1 + r / 2 * (1 + r / 3 * (1 + r / 4 * (1 + r / 5 * (1 + r / 6)))))
    return series * Float(sign: .plus, exponent: Int(n), significand: 1)
  }
}
