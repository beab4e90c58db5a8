/// A kind of file, recognised by its first bytes.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png
  case bmp
  case gif
  case heic
  case webp
  case avif
  case tiff
  case jpegXL
  case svg
  case pdf

  /// Detects the format from the first bytes, or returns `nil` if it is none of these.
  public init?(of bytes: [UInt8]) {
    let beginning = bytes.prefix(Self.examined)
    let signature = Self.signatures.first { beginning.starts(with: $0.bytes) }
    if let signature {
      self = signature.format
    } else if let format = Self.container(of: beginning) {
      self = format
    } else if Self.isBitmap(beginning) {
      self = .bmp
    } else if Self.isVectors(beginning) {
      self = .svg
    } else {
      return nil
    }
  }
}

extension PictureFormat {
  /// The number of bytes to examine.
  private static let examined = 1_024

  private static let signatures: [(format: PictureFormat, bytes: [UInt8])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.png, [0x89] + "PNG\r\n\u{1A}\n".utf8),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
    (.tiff, Array("II*\0".utf8)),
    (.tiff, Array("MM\0*".utf8)),
    (.jpegXL, [0xFF, 0x0A]),
    (.jpegXL, [0, 0, 0, 0x0C] + "JXL \r\n".utf8 + [0x87, 0x0A]),
    (.pdf, Array("%PDF-".utf8)),
  ]

  /// The brands of ISO/IEC 23008-12 and of AVIF, in the order in which they decide.
  private static let brands: [(format: PictureFormat, names: [String])] = [
    (.avif, ["avif", "avis"]),
    (.heic, ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]),
  ]

  /// Returns the format inside a RIFF file or the boxes of ISO/IEC 14496-12.
  private static func container(of beginning: ArraySlice<UInt8>) -> PictureFormat? {
    guard beginning.count >= 12 else { return nil }
    let name = beginning[4..<8]
    if beginning.starts(with: "RIFF".utf8) {
      return beginning[8..<12].elementsEqual("WEBP".utf8) ? .webp : nil
    }
    guard name.elementsEqual("ftyp".utf8) else { return nil }
    let size = beginning[..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(size, beginning.count)
    // The major brand, a version, the compatible brands.
    let offsets = [8] + stride(from: 16, to: max(end - 3, 16), by: 4)
    let found = offsets.map { beginning[$0..<$0 + 4] }
    let decisive = brands.first { _, names in
      found.contains { brand in names.contains { brand.elementsEqual($0.utf8) } }
    }
    return decisive?.format
  }

  /// `true` for "BM" with a plausible header, since texts may begin with "BM" too.
  private static func isBitmap(_ beginning: ArraySlice<UInt8>) -> Bool {
    guard beginning.count >= 18, beginning.starts(with: "BM".utf8) else { return false }
    return (12...124).contains(beginning[14]) && beginning[15..<18].allSatisfy { $0 == 0 }
  }

  private static func isVectors(_ beginning: ArraySlice<UInt8>) -> Bool {
    var text = beginning
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if text.starts(with: mark) { text = text.dropFirst(mark.count) }
    text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let tag = Array("<svg".utf8)
    if text.starts(with: tag) { return true }
    guard text.starts(with: "<?xml".utf8) || text.starts(with: "<!".utf8) else { return false }
    return text.indices.contains { text[$0...].starts(with: tag) }
  }
}
