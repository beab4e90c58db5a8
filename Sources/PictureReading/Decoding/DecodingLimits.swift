import CPictures

/// The limits for decoding pictures.
struct DecodingLimits {
  /// The longer side of a decoded picture, in pixels.
  var longestResult = 1_600
  /// The longer side of a file's picture, in pixels.
  var longestSide = 20_000
  /// The number of pixels in a file's picture. Pictures of a 108-megapixel camera fit.
  var pixels = 120_000_000
  /// The bytes that a decoder may hold of a picture that can't be read by rows: a progressive JPEG
  /// or an interlaced PNG of about 25 megapixels.
  var memory = 96 << 20
  /// The shorter side of a file's picture, in pixels: 10 for each cell of a puzzle.
  var shortestSide = 90

  var forDecoder: picture_limits {
    picture_limits(
      longest_result: UInt32(clamping: longestResult), longest_side: UInt32(clamping: longestSide),
      pixels: UInt64(clamping: pixels), memory: UInt64(clamping: memory))
  }
}
