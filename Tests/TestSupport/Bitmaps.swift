package import ScutesConsole

/// Bitmaps to test with.
extension Bitmap {
  /// Columns of pixels from black to white, a little redder towards the bottom.
  package static func ramp(width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in
        (0..<width).flatMap { x in
          let level = UInt8(x * 255 / max(1, width - 1))
          return [max(level, UInt8(y * 60 / max(1, height))), level, level]
        }
      })
  }

  /// Pixels of one grey each, row by row.
  package static func greys(width: Int, _ levels: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: levels.count / width, pixels: levels.flatMap { [$0, $0, $0] })
  }
}
