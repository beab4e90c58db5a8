/// Cuts the cells of a lattice out of an image, straightened and normalised in size and contrast,
/// as input for the network.
struct CellCutter {
  /// The side of a cut in pixels. Each shows the cell and a tenth of its size around it.
  static let side = 32

  let image: GreyImage

  /// Returns the brightness of the cell at `row` and `column`, row by row.
  func brightness(of lattice: Lattice, row: Int, column: Int) -> [Float] {
    let side = Self.side
    let outline = lattice.outline(row: row, column: column)
    let samples = max(1, min(8, Int((outline.size * 1.2 / Double(side)).rounded())))
    var result = [Float](repeating: 0, count: side * side)
    image.values.withUnsafeBufferPointer { values in
      for y in 0..<side {
        for x in 0..<side {
          var sum: Float = 0
          for subY in 0..<samples {
            let v =
              -0.1 + 1.2 * (Double(y) + (Double(subY) + 0.5) / Double(samples)) / Double(side)
            for subX in 0..<samples {
              let u =
                -0.1 + 1.2 * (Double(x) + (Double(subX) + 0.5) / Double(samples)) / Double(side)
              let point = outline.point(across: u, down: v)
              sum += GreyImage.sample(
                values, image.width, image.height, Float(point.x), Float(point.y))
            }
          }
          result[y * side + x] = sum / Float(samples * samples)
        }
      }
    }
    return result
  }

  /// Scales to mean 0 and a deviation of almost 1. Nearly flat cells stay so.
  static func standardised(_ brightness: [Float]) -> [Float] {
    let count = Float(brightness.count)
    let mean = brightness.reduce(0, +) / count
    let variance = brightness.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let scale = 1 / (variance.squareRoot() + 8)
    return brightness.map { ($0 - mean) * scale }
  }
}
