import Testing

@testable import PictureReading

/// The picture in the samples: a quarter each of red, green, blue and white.
struct Quadrants {
  static let width = 32
  static let height = 16
  static let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
  static let greys: [UInt8] = [0, 85, 170, 255]

  /// The number of the quarter of a pixel: from the left, then from the top.
  static func quarter(_ x: Int, _ y: Int) -> Int { x / (width / 2) + 2 * (y / (height / 2)) }

  static func color(_ x: Int, _ y: Int) -> [UInt8] { colors[quarter(x, y)] }

  static func grey(_ x: Int, _ y: Int) -> [UInt8] {
    Array(repeating: greys[quarter(x, y)], count: 3)
  }

  /// Expects each pixel of a picture to be that of the quadrants, or the `expected` one.
  static func check(
    _ picture: Picture, within tolerance: Int = 0, width: Int = width, height: Int = height,
    is expected: (Int, Int) -> [UInt8] = color, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      [picture.width, picture.height] == [width, height], sourceLocation: sourceLocation)
    guard picture.width == width, picture.height == height else { return }
    var differences: [String] = []
    for y in 0..<height {
      for x in 0..<width {
        let found = picture[x, y]
        let wanted = expected(x, y)
        if zip(found, wanted).contains(where: { abs(Int($0) - Int($1)) > tolerance }) {
          differences.append("(\(x), \(y)): \(found), not \(wanted)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(4))", sourceLocation: sourceLocation)
  }
}

extension DecodingLimits {
  /// The usual limits, but for pictures as tiny as those of these tests.
  static let tiny = DecodingLimits(shortestSide: 1)
}

extension Picture {
  init(tiny bytes: [UInt8]) throws(PictureError) { try self.init(decoding: bytes, within: .tiny) }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = 3 * (y * width + x)
    return Array(pixels[start..<start + 3])
  }
}
