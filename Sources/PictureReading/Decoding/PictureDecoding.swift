import CPictures

extension Picture {
  /// Decodes a JPEG, a PNG, a BMP or the first frame of a GIF.
  ///
  /// The result is turned upright by its EXIF orientation, laid over white, and scaled down until
  /// its longer side is at most 1,600 pixels. Decoding takes at most about 100 MB in addition to
  /// `bytes`. A truncated picture is decoded if 9 of 10 rows are there, except for a GIF.
  ///
  /// 100 megapixels take about half a second in a JPEG and some seconds in a PNG.
  public init(decoding bytes: [UInt8]) throws(PictureError) {
    try self.init(decoding: bytes, within: DecodingLimits())
  }

  init(decoding bytes: [UInt8], within limits: DecodingLimits) throws(PictureError) {
    if bytes.isEmpty { throw .empty }
    guard let format = PictureFormat(of: bytes) else { throw .notAPicture }
    guard let decode = format.decoder else {
      throw format.isConvertible ? .needsConverter(format) : .unsupported(format)
    }
    let decoded = bytes.withUnsafeBufferPointer { buffer in
      decode(buffer.baseAddress, buffer.count, limits.forDecoder)
    }
    defer { picture_free(decoded) }
    let stated = (width: Int(decoded.stated_width), height: Int(decoded.stated_height))
    switch decoded.outcome {
    case picture_decoded: break
    case picture_unsupported: throw .unsupported(format)
    case picture_too_large: throw .tooLarge(width: stated.width, height: stated.height)
    case picture_no_decoder: throw .needsConverter(format)
    default: throw .damaged(format)
    }
    guard min(stated.width, stated.height) >= limits.shortestSide else {
      throw .tooSmall(width: stated.width, height: stated.height)
    }
    let size = (width: Int(decoded.width), height: Int(decoded.height))
    let pixels = UnsafeBufferPointer(
      start: decoded.pixels, count: 3 * size.width * size.height)
    let orientation = Orientation(of: bytes, format: format)
    self = orientation.upright(pixels, width: size.width, height: size.height)
  }
}

extension PictureFormat {
  fileprivate typealias Decoder = (UnsafePointer<UInt8>?, Int, picture_limits) -> picture

  /// The function that decodes pictures of this kind, if there is one.
  fileprivate var decoder: Decoder? {
    switch self {
    case .jpeg: picture_decode_jpeg
    case .png: picture_decode_png
    case .bmp: picture_decode_bmp
    case .gif: picture_decode_gif
    case .heic, .webp, .avif, .tiff, .jpegXL, .svg, .pdf: nil
    }
  }

  /// `true` if programs that convert pictures commonly read this kind.
  fileprivate var isConvertible: Bool {
    switch self {
    case .jpeg, .png, .bmp, .gif, .heic, .webp, .avif, .tiff, .jpegXL: true
    case .svg, .pdf: false
    }
  }
}

/// The reason why a picture can't be decoded.
public enum PictureError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes don't begin like any known kind of picture.
  case notAPicture
  /// Other programs can convert a picture of this kind.
  case needsConverter(PictureFormat)
  /// A kind that isn't a photograph, such as a PDF, or an unsupported variant.
  case unsupported(PictureFormat)
  /// Broken, or truncated so early that nothing useful is left.
  case damaged(PictureFormat)
  /// Too large to decode in bounded memory. The size is from the file.
  case tooLarge(width: Int, height: Int)
  /// Too small to recognise the cells of a puzzle. The size is from the file.
  case tooSmall(width: Int, height: Int)
}

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
