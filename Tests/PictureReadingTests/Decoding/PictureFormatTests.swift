import Testing

@testable import PictureReading

@Suite struct PictureFormatTests {
  private static func boxes(_ major: String, _ compatible: [String] = []) -> [UInt8] {
    let names = text("ftyp" + major + "\0\0\0\0" + compatible.joined())
    return UInt32(4 + names.count).bigEndianBytes + names
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let beginnings: [(format: PictureFormat, bytes: [UInt8])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE1]),
    (.png, PNGFile().bytes),
    (.bmp, BitmapFile().bytes),
    (.gif, GIFFile().bytes),
    (.gif, text("GIF87a")),
    (.heic, boxes("heic")),
    (.heic, boxes("mif1", ["mif1", "heic"])),
    (.avif, boxes("avif", ["mif1"])),
    (.avif, boxes("mif1", ["miaf", "avif"])),
    (.webp, text("RIFF\u{4}\0\0\0WEBPVP8 ")),
    (.tiff, text("II*\0")),
    (.tiff, text("MM\0*")),
    (.jpegXL, [0xFF, 0x0A, 0]),
    (.pdf, text("%PDF-1.7")),
    (.svg, text("\u{FEFF}\n<svg xmlns=''/>")),
    (.svg, text("<?xml version='1.0'?><!-- a --><svg/>")),
  ]

  @Test(arguments: beginnings)
  func aFileIsRecognisedByItsFirstBytes(format: PictureFormat, bytes: [UInt8]) {
    #expect(PictureFormat(of: bytes) == format)
  }

  @Test(arguments: [
    "", "B", "BM", "BMW is a make of cars, not a picture", "GIF", "RIFF\0\0\0\0WAVEfmt ",
    "<?xml version='1.0'?><html/>", "<html><body></body></html>", "53..7....6..195...",
    "\0\0\0\u{18}ftypisom\0\0\0\0isommp42", "\0\0\0\u{18}ftyp", "\u{FEFF}",
  ])
  func whatBeginsLikeAPictureOnlyAtAGlanceIsNone(text: String) {
    #expect(PictureFormat(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: beginnings)
  func anyBeginningOfAFileIsThatFormatOrNone(format: PictureFormat, bytes: [UInt8]) {
    for count in bytes.indices {
      let found = PictureFormat(of: Array(bytes[..<count]))
      // A general brand may come before the specific one.
      #expect(found == format || found == nil || (found == .heic && format == .avif))
    }
  }
}
