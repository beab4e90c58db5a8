/// A GIF whose frames show the quadrants or one of their colours. Each code stands for one pixel.
struct GIFFile {
  /// For each frame the colour of all pixels, or `nil` for the quadrants.
  var frames: [Int?] = [nil]
  /// The index of the transparent colour.
  var transparent: Int?
  var isInterlaced = false

  var bytes: [UInt8] {
    let width = UInt16(Quadrants.width).littleEndianBytes
    let height = UInt16(Quadrants.height).littleEndianBytes
    // A global table of 4 colours.
    var file = Array("GIF89a".utf8) + width + height + [0x81, 0, 0] + Quadrants.colors.joined()
    for frame in frames {
      file += [0x21, 0xF9, 4, transparent == nil ? 0 : 1, 0, 0, UInt8(transparent ?? 0), 0]
      file += [0x2C, 0, 0, 0, 0] + width + height + [isInterlaced ? 0x40 : 0]
      file += Self.compressed(indices(of: frame))
    }
    return file + [0x3B]
  }

  private func indices(of frame: Int?) -> [UInt8] {
    let all = 0..<Quadrants.height
    let order =
      isInterlaced
      ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0, to: all.upperBound, by: $1) }
      : Array(all)
    return order.flatMap { y in
      (0..<Quadrants.width).map { x in UInt8(frame ?? Quadrants.quarter(x, y)) }
    }
  }

  /// Compresses to codes of 8 bits: the table is cleared before they would grow.
  private static func compressed(_ indices: [UInt8]) -> [UInt8] {
    let clear: UInt8 = 128
    var codes: [UInt8] = []
    for start in stride(from: 0, to: indices.count, by: 100) {
      codes += [clear] + indices[start..<min(start + 100, indices.count)]
    }
    codes.append(clear + 1)
    var result: [UInt8] = [7]
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      result += [UInt8(block.count)] + block
    }
    return result + [0]
  }
}
