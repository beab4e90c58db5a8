// SPDX-License-Identifier: Apache-2.0

/// The sequence for iTerm2's inline images (OSC 1337), which WezTerm supports as well: a PNG file
/// that the terminal fits into cells.
///
/// ```
/// ESC ] 1337 ; File = inline=1;size=512;width=20;height=7;…:BASE64 BEL
/// ```
enum ITermPicture {
  /// Shows `bitmap` over `cells` cells, starting at the cursor.
  static func bytes(showing bitmap: Bitmap, cells: Size) -> [UInt8] {
    let file = PNGFile.bytes(of: bitmap)
    let settings =
      "inline=1;size=\(file.count);width=\(cells.width);height=\(cells.height);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1B}]1337;File=\(settings):".utf8) + Base64.encoded(file) + [0x07]
  }
}

/// An uncompressed PNG file.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file of `bitmap`.
  static func bytes(of bitmap: Bitmap) -> [UInt8] {
    // Eight bits each of red, green and blue, and the only compression, filter and order there is.
    let header =
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [8, 2, 0, 0, 0] as [UInt8]
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.pixels.count + bitmap.height)
    let length = bitmap.width * 3
    for y in 0..<bitmap.height {
      rows.append(0)
      rows += bitmap.pixels[y * length..<(y + 1) * length]
    }
    return signature + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(checksum(of: body)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  /// `bytes` in zlib's format (RFC 1950), as stored blocks (RFC 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let longest = 65_535
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / longest * 5 + 16)
    for start in stride(from: 0, to: max(1, bytes.count), by: longest) {
      let block = bytes[start..<min(start + longest, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [start + longest >= bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return stream + bigEndian(second << 16 | first)
  }

  /// PNG's cyclic redundancy check.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { $0 >> 8 ^ remainders[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }

  private static let remainders: [UInt32] = (0..<256).map { value in
    (0..<8).reduce(UInt32(value)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }
}
