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
