import Testing

@testable import PictureReading

@Suite struct DigitNetworkTests {
  @Test("a cell is judged as by the plain sums of the network", arguments: 1...3)
  func plainSums(_ seed: UInt64) throws {
    var random = SampleRandom(seed: seed)
    let weights = RandomWeights(using: &random)
    let network = try #require(DigitNetwork(weights: weights.file))
    let cell = (0..<32 * 32).map { _ in Float.random(in: -2...2, using: &random) }
    let verdict = network.verdict(cell)
    let expected = weights.probabilities(of: cell)
    #expect(abs(verdict.empty - expected[0]) < 1e-4)
    #expect(abs(verdict.other - expected[19]) < 1e-4)
    for digit in 1...9 {
      #expect(abs(verdict.printed(digit) - expected[digit]) < 1e-4)
      #expect(abs(verdict.handwritten(digit) - expected[9 + digit]) < 1e-4)
    }
    // Otherwise nothing was compared.
    #expect((expected.max() ?? 0) - (expected.min() ?? 0) > 0.01)
  }

  @Test("malformed weights are refused")
  func malformed() {
    var random = SampleRandom(seed: 1)
    let file = RandomWeights(using: &random).file
    #expect(DigitNetwork(weights: file) != nil)
    #expect(DigitNetwork(weights: []) == nil)
    #expect(DigitNetwork(weights: file.dropLast()) == nil)
    #expect(DigitNetwork(weights: file + [0]) == nil)
    for length in [3, 4, 11, 12, 100, 400, 5_000] {
      #expect(DigitNetwork(weights: file.prefix(length)) == nil)
    }
    // The signature, the outputs and the inputs of the first layer.
    for place in [0, 4, 8] {
      var other = file
      other[place] ^= 1
      #expect(DigitNetwork(weights: other) == nil)
    }
  }
}

/// Random weights, and the network as plain sums in the form of Tools/DigitTraining.
private struct RandomWeights {
  private struct Layer {
    let inputs: Int
    let scales: [Float]
    let biases: [Float]
    let steps: [Int8]

    func weight(_ output: Int, _ input: Int) -> Double {
      Double(scales[output]) * Double(steps[output * inputs + input])
    }
  }

  private let layers: [Layer]

  init(using random: inout SampleRandom) {
    let shapes = [(16, 9), (32, 144), (64, 288), (64, 576), (96, 1_024), (20, 96)]
    layers = shapes.map { outputs, inputs in
      let scale = 2 / (127 * Float(inputs).squareRoot())
      return Layer(
        inputs: inputs,
        scales: (0..<outputs).map { _ in Float.random(in: scale...2 * scale, using: &random) },
        biases: (0..<outputs).map { _ in Float.random(in: -0.5...0.5, using: &random) },
        steps: (0..<outputs * inputs).map { _ in Int8.random(in: -127...127, using: &random) })
    }
  }

  var file: [UInt8] {
    func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    return layers.reduce(Array("DIG1".utf8)) { file, layer in
      file + bytes(UInt32(layer.biases.count)) + bytes(UInt32(layer.inputs))
        + (layer.scales + layer.biases).flatMap { bytes($0.bitPattern) }
        + layer.steps.map(UInt8.init(bitPattern:))
    }
  }

  func probabilities(of cell: [Float]) -> [Double] {
    var channels = [cell.map(Double.init)]
    var side = 32
    for (place, layer) in layers.prefix(4).enumerated() {
      channels = convolved(channels, layer, side)
      if place == 2 { continue }
      channels = channels.map { pooled($0, side) }
      side /= 2
    }
    let hidden = connected(channels.flatMap { $0 }, layers[4]).map { max(0, $0) }
    let powers = connected(hidden, layers[5]).map(power)
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }

  private func convolved(_ channels: [[Double]], _ layer: Layer, _ side: Int) -> [[Double]] {
    layer.biases.indices.map { output in
      (0..<side * side).map { place in
        var sum = Double(layer.biases[output])
        for (channel, values) in channels.enumerated() {
          for kernel in 0..<9 {
            let (x, y) = (place % side + kernel % 3 - 1, place / side + kernel / 3 - 1)
            guard x >= 0, y >= 0, x < side, y < side else { continue }
            sum += layer.weight(output, channel * 9 + kernel) * values[y * side + x]
          }
        }
        return max(0, sum)
      }
    }
  }

  private func pooled(_ values: [Double], _ side: Int) -> [Double] {
    (0..<side * side / 4).map { place in
      let first = place / (side / 2) * 2 * side + place % (side / 2) * 2
      return [0, 1, side, side + 1].map { values[first + $0] }.max() ?? 0
    }
  }

  private func connected(_ values: [Double], _ layer: Layer) -> [Double] {
    layer.biases.indices.map { output in
      values.indices.reduce(Double(layer.biases[output])) {
        $0 + layer.weight(output, $1) * values[$1]
      }
    }
  }

  /// e to the power of `x`, for a small `x`: (1 + x / 2^n)^(2^n).
  private func power(_ x: Double) -> Double {
    (0..<30).reduce(1 + x / 1_073_741_824) { value, _ in value * value }
  }
}
