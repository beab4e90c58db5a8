/// The orientation of the camera: the position of a picture's first row and first column, numbered
/// as in EXIF.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case transposed = 5
  case onItsLeft = 6
  case transversed = 7
  case onItsRight = 8

  /// Turns `pixels` in this orientation upright. Each pixel is red, green and blue, row by row.
  func upright(_ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int) -> Picture {
    precondition(width > 0 && height > 0 && pixels.count == 3 * width * height)
    if self == .upright { return Picture(width: width, height: height, pixels: Array(pixels)) }
    // In pixels of the source: where the result begins, and a step to the right and down in it.
    let last = (column: width - 1, row: (height - 1) * width)
    let (start, right, down) =
      switch self {
      case .upright: (0, 1, width)
      case .mirrored: (last.column, -1, width)
      case .upsideDown: (last.row + last.column, -1, -width)
      case .mirroredUpsideDown: (last.row, 1, -width)
      case .transposed: (0, width, 1)
      case .onItsLeft: (last.row, -width, 1)
      case .transversed: (last.row + last.column, -width, -1)
      case .onItsRight: (last.column, width, -1)
      }
    let size = isTurned ? (width: height, height: width) : (width: width, height: height)
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { result, count in
      var index = 0
      for y in 0..<size.height {
        var source = 3 * (start + y * down)
        for _ in 0..<size.width {
          result[index] = pixels[source]
          result[index + 1] = pixels[source + 1]
          result[index + 2] = pixels[source + 2]
          index += 3
          source += 3 * right
        }
      }
      count = index
    }
    return Picture(width: size.width, height: size.height, pixels: turned)
  }

  /// `true` if width and height change places.
  private var isTurned: Bool {
    switch self {
    case .upright, .mirrored, .upsideDown, .mirroredUpsideDown: false
    case .transposed, .onItsLeft, .transversed, .onItsRight: true
    }
  }
}

extension Orientation {
  /// Reads the orientation of a JPEG or PNG. It is upright if the file doesn't state one.
  init(of bytes: [UInt8], format: PictureFormat) {
    let exif: ArraySlice<UInt8>? =
      switch format {
      case .jpeg: ExifBlock.inJPEG(bytes)
      case .png: ExifBlock.inPNG(bytes)
      default: nil
      }
    self = exif.flatMap(ExifBlock.orientation) ?? .upright
  }
}

/// The EXIF data of a picture file: a small TIFF file.
private enum ExifBlock {
  /// The data in the first APP1 segment that has any, before the picture itself.
  static func inJPEG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let signature = Array("Exif\0\0".utf8)
    var rest = bytes.dropFirst(2)
    while rest.first == 0xFF {
      rest = rest.drop { $0 == 0xFF }
      guard let marker = rest.popFirst() else { return nil }
      // Start of the data, end of the picture.
      if marker == 0xDA || marker == 0xD9 { return nil }
      // Markers that stand alone.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      guard let length = rest.integer(at: 0, size: 2), length >= 2 else { return nil }
      let segment = rest.prefix(length).dropFirst(2)
      if marker == 0xE1, segment.starts(with: signature) {
        return segment.dropFirst(signature.count)
      }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// The data in the chunk for it, which may follow the picture itself.
  static func inPNG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes.dropFirst(8)
    while let length = rest.integer(at: 0, size: 4), rest.count >= 12 {
      let chunk = rest.dropFirst(4)
      if chunk.starts(with: "eXIf".utf8) { return chunk.dropFirst(4).prefix(length) }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }

  /// The orientation among the first directory's entries of 12 bytes: tag, type, count, value.
  static func orientation(in block: ArraySlice<UInt8>) -> Orientation? {
    let isLittle = block.starts(with: "II*\0".utf8)
    guard isLittle || block.starts(with: "MM\0*".utf8) else { return nil }
    func integer(at offset: Int, size: Int) -> Int? {
      block.integer(at: offset, size: size, isLittle: isLittle)
    }
    guard let directory = integer(at: 4, size: 4), let count = integer(at: directory, size: 2)
    else { return nil }
    let tag = 0x112
    let sizes = [3: 2, 4: 4]
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let found = integer(at: entry, size: 2) else { return nil }
      guard found == tag else { continue }
      guard let type = integer(at: entry + 2, size: 2), let size = sizes[type],
        let value = integer(at: entry + 8, size: size)
      else { return nil }
      return Orientation(rawValue: value)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The number in `size` bytes from `offset`, or `nil` if the slice ends before.
  fileprivate func integer(at offset: Int, size: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    let digits = self[startIndex + offset..<startIndex + offset + size]
    return isLittle
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
