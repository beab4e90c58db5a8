import Testing

@testable import PictureReading

@Suite struct DecodingLimitsTests {
  private static func error(_ bytes: [UInt8], _ limits: DecodingLimits? = nil) -> PictureError? {
    do throws(PictureError) {
      _ = try Picture(decoding: bytes, within: limits ?? DecodingLimits())
      return nil
    } catch {
      return error
    }
  }

  private static func brand(_ name: String) -> [UInt8] {
    [0, 0, 0, 16] + Array("ftyp".utf8) + Array(name.utf8) + [0, 0, 0, 0]
  }

  private static let refused: [(bytes: [UInt8], reason: PictureError)] = [
    ([], .empty),
    (Array("53..7....6..195....98....6.".utf8), .notAPicture),
    ([0, 1, 2, 3], .notAPicture),
    (Array("%PDF-1.4\n".utf8), .unsupported(.pdf)),
    (Array("<svg width='9'/>".utf8), .unsupported(.svg)),
    (brand("heic"), .needsConverter(.heic)),
    (brand("avif"), .needsConverter(.avif)),
    (Array("RIFF\0\0\0\0WEBPVP8L".utf8), .needsConverter(.webp)),
    (Array("II*\0\0\0\0\0".utf8), .needsConverter(.tiff)),
    (PNGFile.header(width: 100_000, height: 100_000), .tooLarge(width: 100_000, height: 100_000)),
    (
      PNGFile.header(width: .max, height: .max),
      .tooLarge(width: 4_294_967_295, height: 4_294_967_295)
    ),
    (PNGFile.header(width: 12_000, height: 12_000), .tooLarge(width: 12_000, height: 12_000)),
    (PNGFile.header(width: 0, height: 100), .damaged(.png)),
    (
      BitmapFile.header(width: .max, height: .max),
      .tooLarge(width: 2_147_483_647, height: 2_147_483_647)
    ),
    (BitmapFile.header(width: 500, height: .min), .tooLarge(width: 500, height: 2_147_483_648)),
    (BitmapFile.header(width: 5_000, height: 4_000), .damaged(.bmp)),
    (BitmapFile().bytes, .tooSmall(width: 32, height: 16)),
  ]

  @Test(arguments: refused)
  func theReasonFitsTheFile(bytes: [UInt8], reason: PictureError) {
    #expect(Self.error(bytes) == reason)
  }

  @Test func theStatedSizeOfAJPEGIsRefusedBeforeItsPixelsAreRead() throws {
    var bytes = try JPEGSample.baseline.bytes()
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x21, 0, 100])
    #expect(Self.error(bytes) == .tooLarge(width: 100, height: 20_001))
    // A header of this size whose pixels end at once.
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
    #expect(Self.error(bytes) == .damaged(.jpeg))
  }

  @Test func whatMustBeHeldWholeHasALowerLimit() throws {
    var limits = DecodingLimits.tiny
    limits.memory = 1_000
    let size = PictureError.tooLarge(width: Quadrants.width, height: Quadrants.height)
    #expect(Self.error(PNGFile().bytes, limits) == nil)
    #expect(Self.error(PNGFile(isInterlaced: true).bytes, limits) == size)
    #expect(Self.error(BitmapFile().bytes, limits) == size)
    #expect(Self.error(GIFFile().bytes, limits) == size)
    #expect(Self.error(try JPEGSample.progressive.bytes(), limits) == size)
  }

  @Test func aJPEGOfTooManyScansIsUnsupported() throws {
    let bytes = try JPEGSample.progressive.bytes()
    let scan = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let copies = (0..<40).flatMap { _ in bytes[scan..<bytes.count - 2] }
    #expect(Self.error(bytes[..<scan] + copies + bytes[scan...], .tiny) == .unsupported(.jpeg))
  }

  @Test func aLargePictureIsScaledDownTo1600Pixels() throws {
    var file = PNGFile(width: 1_700, height: 110, depth: 1, kind: .grey)
    file.samples = { _, _ in [1] }
    let picture = try Picture(decoding: file.bytes)
    #expect([picture.width, picture.height] == [1_600, 104])
    #expect(picture.pixels.allSatisfy { $0 == 255 })
  }

  @Test func aPixelOfAScaledPictureIsTheMeanOfWhatItCovers() throws {
    var file = PNGFile(width: 64, height: 32, kind: .grey)
    file.samples = { x, y in [(x + y) % 2 == 0 ? 40 : 80] }
    var limits = DecodingLimits.tiny
    limits.longestResult = 32
    let picture = try Picture(decoding: file.bytes, within: limits)
    Quadrants.check(picture, is: { _, _ in [60, 60, 60] })
  }

  @Test(arguments: [1, 3, 7, 10, 11, 16, 31, 32, 33])
  func scalingKeepsTheMeanWhateverTheRatio(longest: Int) throws {
    var file = PNGFile(width: 32, height: 24, kind: .grey)
    file.samples = { x, y in [8 * x] }
    var limits = DecodingLimits.tiny
    limits.longestResult = longest
    let picture = try Picture(decoding: file.bytes, within: limits)
    #expect(picture.width == min(longest, 32))
    #expect(picture.height == max(1, Int((Double(picture.width) * 0.75).rounded())))
    let mean = Double(picture.pixels.reduce(0) { $0 + Int($1) }) / Double(picture.pixels.count)
    #expect(abs(mean - 124) < 1)
  }

  @Test(arguments: JPEGSample.allCases, [1, 3, 4, 8, 9, 15, 20, 31])
  func aJPEGIsScaledToTheSizeThatIsAskedFor(sample: JPEGSample, longest: Int) throws {
    var limits = DecodingLimits.tiny
    limits.longestResult = longest
    let picture = try Picture(decoding: try sample.bytes(), within: limits)
    #expect(picture.width == longest)
    #expect(picture.height == max(1, (longest + 1) / 2))
    if longest >= 8, sample != .grey {
      let corner = picture[0, 0]
      #expect(corner[0] > 230 && corner[1] < 30 && corner[2] < 30)
    }
  }

  @Test("a strip that is wide enough as it is decodes, however narrow once scaled")
  func strip() throws {
    var file = PNGFile(width: 1_900, height: 95, depth: 1, kind: .grey)
    file.samples = { _, _ in [1] }
    let picture = try Picture(decoding: file.bytes)
    #expect([picture.width, picture.height] == [1_600, 80])
    #expect(throws: ScanError.noGrid) { try PuzzleScan(of: picture) }
    file.height = 89
    #expect(Self.error(file.bytes) == .tooSmall(width: 1_900, height: 89))
  }
}
