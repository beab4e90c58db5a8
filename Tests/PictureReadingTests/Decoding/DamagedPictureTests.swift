import Testing

@testable import PictureReading

@Suite struct DamagedPictureTests {
  /// A file of each kind and variant.
  private static func samples() throws -> [[UInt8]] {
    var palette = PNGFile(depth: 2, kind: .palette)
    palette.chunks = [("PLTE", Array(Quadrants.colors.joined())), ("tRNS", [255, 0])]
    palette.samples = { x, y in [Quadrants.quarter(x, y)] }
    var alpha = PNGFile(depth: 16, kind: .greyAndAlpha, isInterlaced: true)
    alpha.samples = { x, y in [300 * x, 4_000 * y] }
    alpha.lastChunks = [("eXIf", ExifSample.bytes(orientation: 8, isLittle: true))]
    let exif = ExifSample.signature + ExifSample.bytes(orientation: 6, isLittle: false)
    var result = try JPEGSample.allCases.map { try $0.bytes() }
    result.append(try JPEGSample.baseline.bytes(withSegment: 0xE1, exif))
    result += [PNGFile().bytes, palette.bytes, alpha.bytes]
    result += [4, 16, 24, 32].map { BitmapFile(depth: $0).bytes }
    result.append(GIFFile(transparent: 1).bytes)
    result.append(GIFFile(frames: [nil, 0], isInterlaced: true).bytes)
    return result
  }

  /// Decodes, and checks the invariants of any result.
  private static func decode(_ bytes: [UInt8], _ limits: DecodingLimits) -> PictureError? {
    do throws(PictureError) {
      let picture = try Picture(decoding: bytes, within: limits)
      #expect(picture.pixels.count == 3 * picture.width * picture.height)
      #expect(max(picture.width, picture.height) <= limits.longestResult)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyBeginningOfAFileIsDecodedOrRefused() throws {
    let progressive = try JPEGSample.progressive.bytes()
    for sample in try Self.samples() {
      let format = try #require(PictureFormat(of: sample))
      var wasDecoded = false
      for count in sample.indices {
        let error = Self.decode(Array(sample[..<count]), .tiny)
        switch error {
        case nil: wasDecoded = true
        case .empty, .notAPicture: #expect(count < 18)
        case .damaged(let found): #expect(found == format)
        default: Issue.record("\(format) of \(count) bytes: \(String(describing: error))")
        }
        // After enough data damage does no harm, unless it is in the header of a scan.
        if wasDecoded, sample != progressive { #expect(error == nil) }
      }
    }
  }

  @Test func changedBytesAreDecodedOrRefused() throws {
    var random = SampleRandom(seed: 16)
    let limits = DecodingLimits(
      longestResult: 20, longestSide: 500, pixels: 50_000, memory: 1 << 19, shortestSide: 1)
    for sample in try Self.samples() {
      for _ in 0..<250 {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          case 1: bytes[place] = .random(in: 0...255, using: &random)
          case 2: bytes[place] = 255
          default:
            let end = Int.random(in: place...min(place + 8, bytes.count - 1), using: &random)
            bytes.removeSubrange(place..<end)
          }
        }
        _ = Self.decode(bytes, limits)
      }
    }
  }

  @Test(arguments: [1, 3, 6])
  func aPNGWithoutItsLastRowsIsWhiteThere(missing: Int) throws {
    var file = PNGFile(width: 100, height: 100, kind: .grey)
    file.samples = { _, y in [y] }
    // The checksums and the end, and the rows, each with its filter.
    let picture = try Picture(decoding: Array(file.bytes.dropLast(20 + missing * 101)))
    for y in 0..<88 { #expect(picture[50, y] == Array(repeating: UInt8(y), count: 3)) }
    #expect(picture[50, 99] == [255, 255, 255])
    #expect(Self.decode(Array(file.bytes.dropLast(20 + 11 * 101)), .tiny) == .damaged(.png))
  }

  @Test func aProgressiveJPEGIsFineOnceItsCoefficientsHaveCome() throws {
    let bytes = try JPEGSample.progressive.bytes()
    let scans = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    // The sixth is the first that only refines.
    let refined = try scans.dropFirst(5).map { start in
      try Picture(tiny: Array(bytes[..<start]) + [0xFF, 0xD9])
    }
    for picture in refined { Quadrants.check(picture, within: 40) }
    for start in scans.prefix(5) {
      #expect(Self.decode(Array(bytes[..<start]), .tiny) == .damaged(.jpeg))
    }
  }

  @Test func variantsThatTheLibrariesDoNotReadAreUnsupported() throws {
    for compression in [1, 2, 4, 5] as [UInt32] {
      let file = BitmapFile(depth: 8, compression: compression)
      #expect(Self.decode(file.bytes, .tiny) == .unsupported(.bmp))
    }
    var bytes = try JPEGSample.baseline.bytes()
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    // Lossless.
    bytes[frame + 1] = 0xC3
    #expect(Self.decode(bytes, .tiny) == .unsupported(.jpeg))
    // 12 bits.
    bytes[frame + 1] = 0xC0
    bytes[frame + 4] = 12
    #expect(Self.decode(bytes, .tiny) == .unsupported(.jpeg))
  }
}
