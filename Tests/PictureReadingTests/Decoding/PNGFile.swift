/// An uncompressed PNG of any kind.
struct PNGFile {
  enum Kind: UInt8, CaseIterable {
    case grey = 0
    case color = 2
    case palette = 3
    case greyAndAlpha = 4
    case colorAndAlpha = 6
  }

  var width = Quadrants.width
  var height = Quadrants.height
  var depth = 8
  var kind = Kind.color
  var isInterlaced = false
  /// Chunks between the header and the pixels: names and contents.
  var chunks: [(name: String, bytes: [UInt8])] = []
  /// Chunks behind the pixels.
  var lastChunks: [(name: String, bytes: [UInt8])] = []
  /// The samples of a pixel, `depth` bits each, as many as the kind has.
  var samples: (_ x: Int, _ y: Int) -> [Int] = { x, y in Quadrants.color(x, y).map { Int($0) } }

  var bytes: [UInt8] {
    var header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    header += [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var file = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
    let all =
      [("IHDR", header)] + chunks + [("IDAT", Self.stored(scanlines))] + lastChunks + [("IEND", [])]
    for (name, content) in all { file += Self.chunk(name, content) }
    return file
  }

  /// Only the header, for a size that may be invalid.
  static func header(width: UInt32, height: UInt32) -> [UInt8] {
    let content = width.bigEndianBytes + height.bigEndianBytes + [8, 2, 0, 0, 0]
    return [0x89] + "PNG\r\n\u{1A}\n".utf8 + chunk("IHDR", content)
  }

  private var scanlines: [UInt8] {
    // The start and the steps across and down of Adam7's passes.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var result: [UInt8] = []
    for (left, top, across, down) in passes where left < width && top < height {
      for y in stride(from: top, to: height, by: down) {
        let row = stride(from: left, to: width, by: across).flatMap { samples($0, y) }
        result += [0] + packed(row)
      }
    }
    return result
  }

  private func packed(_ row: [Int]) -> [UInt8] {
    if depth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: row.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, index in
        let value = start + index < row.count ? row[start + index] : 0
        return byte << UInt8(depth & 7) | UInt8(value)
      }
    }
  }

  /// A zlib stream of uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0] + length.littleEndianBytes + (~length).littleEndianBytes
      result += block
    } while !rest.isEmpty
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + (high << 16 | low).bigEndianBytes
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    var remainder = UInt32.max
    for byte in checked {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return UInt32(content.count).bigEndianBytes + checked + (~remainder).bigEndianBytes
  }
}

extension FixedWidthInteger {
  var littleEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
  }

  var bigEndianBytes: [UInt8] { littleEndianBytes.reversed() }
}
