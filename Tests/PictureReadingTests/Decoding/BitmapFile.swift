/// An uncompressed BMP.
struct BitmapFile {
  var width = Quadrants.width
  var height = Quadrants.height
  var depth = 24
  var isTopDown = false
  var compression: UInt32 = 0
  /// Blue, green, red and a zero for each colour. Samples of up to 8 bits are indices in the
  /// palette.
  var palette = Quadrants.colors.map { $0.reversed() + [0] }
  /// The alpha of 32-bit pixels.
  var alpha: (_ x: Int, _ y: Int) -> UInt8 = { _, _ in 0 }

  var bytes: [UInt8] {
    let colors = depth <= 8 ? Array(palette.joined()) : []
    let rows = (0..<height).map(row)
    let pixels = (isTopDown ? rows : rows.reversed()).flatMap { $0 }
    return Self.header(
      width: Int32(width), height: Int32(isTopDown ? -height : height), depth: depth,
      compression: compression, paletteSize: colors.count, size: pixels.count) + colors + pixels
  }

  static func header(
    width: Int32, height: Int32, depth: Int = 24, compression: UInt32 = 0, paletteSize: Int = 0,
    size: Int = 0
  ) -> [UInt8] {
    let offset = UInt32(54 + paletteSize)
    var result = Array("BM".utf8) + (offset + UInt32(size)).littleEndianBytes + [0, 0, 0, 0]
    result += offset.littleEndianBytes + UInt32(40).littleEndianBytes
    result += width.littleEndianBytes + height.littleEndianBytes + [1, 0, UInt8(depth), 0]
    result += compression.littleEndianBytes + UInt32(size).littleEndianBytes
    result += [UInt8](repeating: 0, count: 8) + UInt32(paletteSize / 4).littleEndianBytes
    return result + [0, 0, 0, 0]
  }

  private func row(_ y: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    if depth <= 8 {
      let perByte = 8 / depth
      for start in stride(from: 0, to: width, by: perByte) {
        bytes.append(
          (start..<start + perByte).reduce(0) { byte, x in
            byte << UInt8(depth & 7) | (x < width ? UInt8(Quadrants.quarter(x, y)) : 0)
          })
      }
    } else {
      for x in 0..<width {
        let color = Quadrants.color(x, y)
        switch depth {
        case 16:
          let value = color.reduce(UInt16(0)) { $0 << 5 | UInt16($1 >> 3) }
          bytes += value.littleEndianBytes
        case 32: bytes += color.reversed() + [alpha(x, y)]
        default: bytes += color.reversed()
        }
      }
    }
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
