import PictureReading

/// A program that converts a picture to a JPEG or PNG.
enum ConverterProgram: String, CaseIterable {
  case heifDec = "heif-dec"
  /// The name of `heif-dec` in versions of libheif before 1.19.
  case heifConvert = "heif-convert"
  case dwebp
  case avifdec
  case djxl
  case magick
  /// The name of `magick` in versions of ImageMagick before 7.
  case convert
  case ffmpeg
  case sips

  /// The programs that read `format`, best first. Empty for a format that isn't converted.
  ///
  /// ffmpeg before 7.1 takes a part of a HEIC picture for the whole, so it isn't used for that.
  static func candidates(for format: PictureFormat) -> [ConverterProgram] {
    switch format {
    case .heic: [.heifDec, .heifConvert, .magick, .convert, .sips]
    case .webp: [.dwebp, .magick, .convert, .ffmpeg, .sips]
    case .avif: [.avifdec, .heifDec, .heifConvert, .magick, .convert, .ffmpeg, .sips]
    case .jpegXL: [.djxl, .magick, .convert, .ffmpeg, .sips]
    case .tiff, .jpeg, .png, .bmp, .gif: [.magick, .convert, .ffmpeg, .sips]
    case .svg, .pdf: []
    }
  }

  /// The packages of the system that have a converter for `format`.
  static func packages(for format: PictureFormat) -> [String] {
    #if os(macOS)
      switch format {
      case .heic: ["libheif", "imagemagick"]
      case .webp: ["webp", "imagemagick"]
      case .avif: ["libavif", "imagemagick"]
      case .jpegXL: ["jpeg-xl", "imagemagick"]
      case .jpeg, .png, .bmp, .gif, .tiff, .svg, .pdf: ["imagemagick"]
      }
    #else
      switch format {
      case .heic: ["libheif-examples", "imagemagick"]
      case .webp: ["webp", "imagemagick", "ffmpeg"]
      case .avif: ["libavif-bin", "libheif-examples", "ffmpeg"]
      case .jpegXL: ["libjxl-tools", "ffmpeg"]
      case .jpeg, .png, .bmp, .gif, .tiff, .svg, .pdf: ["imagemagick", "ffmpeg"]
      }
    #endif
  }

  /// The package of the system that has it, or `nil` if the system itself has.
  var package: String? {
    #if os(macOS)
      switch self {
      case .heifDec, .heifConvert: "libheif"
      case .dwebp: "webp"
      case .avifdec: "libavif"
      case .djxl: "jpeg-xl"
      case .magick, .convert: "imagemagick"
      case .ffmpeg: "ffmpeg"
      case .sips: nil
      }
    #else
      switch self {
      case .heifDec, .heifConvert: "libheif-examples"
      case .dwebp: "webp"
      case .avifdec: "libavif-bin"
      case .djxl: "libjxl-tools"
      case .magick, .convert: "imagemagick"
      case .ffmpeg: "ffmpeg"
      case .sips: nil
      }
    #endif
  }

  /// The arguments with which it lists what this build of it reads, or `nil` if it needs no list.
  var listing: [String]? {
    switch self {
    case .magick, .convert: ["-list", "format"]
    case .ffmpeg: ["-hide_banner", "-decoders"]
    case .heifDec, .heifConvert, .dwebp, .avifdec, .djxl, .sips: nil
    }
  }

  /// Returns `true` if it reads `format`, by the `list` that it has printed.
  func reads(_ format: PictureFormat, by list: String) -> Bool {
    let rows = list.split(separator: "\n").map { $0.split(separator: " ") }
    switch self {
    case .magick, .convert:
      // "  AVIF* HEIC      rw+   AV1 Image File Format": a name, a module and what it can.
      let name = Self.coder(of: format).uppercased()
      return rows.contains { row in
        row.first.map { $0.prefix { $0 != "*" } == name[...] } == true
          && row.dropFirst().prefix(2).contains { $0.wholeMatch(of: /r[w-][+-]/) != nil }
      }
    case .ffmpeg:
      // " VF...D tiff      TIFF image".
      let names = Self.decoders(of: format)
      return rows.contains { row in row.count > 1 && names.contains(String(row[1])) }
    case .heifDec, .heifConvert, .dwebp, .avifdec, .djxl, .sips: return true
    }
  }

  /// The file name extension of its output.
  var outputExtension: String { self == .dwebp ? "png" : "jpg" }

  /// The arguments for converting the file at `input`, a picture in `format`, to one at `output`.
  /// Both paths are absolute, so neither can be taken for an option.
  func arguments(from input: String, in format: PictureFormat, to output: String) -> [String] {
    switch self {
    case .heifDec, .heifConvert, .avifdec, .djxl: [input, output]
    case .dwebp: ["-quiet", input, "-o", output]
    case .magick, .convert:
      [
        "-limit", "memory", "512MiB", "-limit", "map", "1GiB", "-limit", "disk", "0",
        "\(Self.coder(of: format)):\(input)[0]", "-auto-orient", "-resize", "3200x3200>",
        "-background", "white", "-alpha", "remove", "-quality", "95", "jpeg:\(output)",
      ]
    case .ffmpeg:
      Self.quietly + ["-protocol_whitelist", "file", "-f", Self.demuxer(of: format), "-i", input]
        + ["-frames:v", "1", "-update", "1", "-q:v", "2", output]
    case .sips: ["-s", "format", "jpeg", input, "--out", output]
    }
  }

  /// The first options in every call of ffmpeg.
  static let quietly = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]

  /// ImageMagick's name of the reader for `format`, so a file can't pass for something else.
  private static func coder(of format: PictureFormat) -> String {
    format == .jpegXL ? "jxl" : format.rawValue
  }

  /// ffmpeg's names of the decoders for `format`.
  private static func decoders(of format: PictureFormat) -> [String] {
    switch format {
    case .avif: ["libdav1d", "libaom-av1"]
    case .jpegXL: ["libjxl"]
    default: [format.rawValue]
    }
  }

  /// ffmpeg's name of the reader for `format`, so a file can't pass for a list of others.
  private static func demuxer(of format: PictureFormat) -> String {
    switch format {
    case .avif: "mov"
    case .gif: "gif"
    case .jpegXL: "jpegxl_pipe"
    default: "\(format.rawValue)_pipe"
    }
  }
}
