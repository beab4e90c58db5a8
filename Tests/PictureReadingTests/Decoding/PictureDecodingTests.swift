import Testing

@testable import PictureReading

@Suite struct PictureDecodingTests {
  @Test(arguments: [JPEGSample.baseline, .progressive])
  func aColourJPEGIsDecoded(sample: JPEGSample) throws {
    Quadrants.check(try Picture(tiny: sample.bytes()), within: 12)
  }

  @Test func aGreyJPEGIsDecoded() throws {
    Quadrants.check(
      try Picture(tiny: JPEGSample.grey.bytes()), within: 4, is: Quadrants.grey)
  }

  @Test func inksBecomeLight() throws {
    Quadrants.check(try Picture(tiny: JPEGSample.inks.bytes()), within: 12)
  }

  @Test func inksWithoutAdobesMarkerAreNotInverted() throws {
    var bytes = try JPEGSample.inks.bytes()
    bytes.removeSubrange(2..<18)
    Quadrants.check(try Picture(tiny: bytes), within: 12, is: { _, _ in [0, 0, 0] })
  }

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func aGreyPNGOfAnyDepthIsDecoded(depth: Int, isInterlaced: Bool) throws {
    var file = PNGFile(depth: depth, kind: .grey, isInterlaced: isInterlaced)
    let most = 1 << depth - 1
    file.samples = { x, y in [Quadrants.quarter(x, y) * most / 3] }
    Quadrants.check(try Picture(tiny: file.bytes)) { x, y in
      let grey = Quadrants.quarter(x, y) * most / 3 * 255 / most
      return Array(repeating: UInt8(grey), count: 3)
    }
  }

  @Test(arguments: [2, 4, 8], [false, true])
  func aPaletteOfColoursIsLookedUp(depth: Int, isInterlaced: Bool) throws {
    var file = PNGFile(depth: depth, kind: .palette, isInterlaced: isInterlaced)
    file.chunks = [("PLTE", Array(Quadrants.colors.joined()))]
    file.samples = { x, y in [Quadrants.quarter(x, y)] }
    Quadrants.check(try Picture(tiny: file.bytes))
  }

  @Test(arguments: [8, 16], [false, true])
  func aColourPNGIsDecoded(depth: Int, isInterlaced: Bool) throws {
    var file = PNGFile(depth: depth, kind: .color, isInterlaced: isInterlaced)
    file.samples = { x, y in Quadrants.color(x, y).map { Int($0) * (depth == 16 ? 257 : 1) } }
    Quadrants.check(try Picture(tiny: file.bytes))
  }

  @Test(arguments: [8, 16], [false, true])
  func transparentPixelsLieOverWhite(depth: Int, isInterlaced: Bool) throws {
    let factor = depth == 16 ? 257 : 1
    var file = PNGFile(depth: depth, kind: .greyAndAlpha, isInterlaced: isInterlaced)
    file.samples = { x, y in [100 * factor, 85 * Quadrants.quarter(x, y) * factor] }
    Quadrants.check(try Picture(tiny: file.bytes), within: 1) { x, y in
      let alpha = 85 * Quadrants.quarter(x, y)
      return Array(repeating: UInt8(255 + (100 - 255) * alpha / 255), count: 3)
    }
    file.kind = .colorAndAlpha
    file.samples = { x, y in [0, 50 * factor, 200 * factor, x < 16 ? 0 : 255 * factor] }
    Quadrants.check(try Picture(tiny: file.bytes)) { x, _ in
      x < 16 ? [255, 255, 255] : [0, 50, 200]
    }
  }

  @Test func colourThatStandsForTransparencyIsWhite() throws {
    var file = PNGFile()
    file.chunks = [("tRNS", [0, 255, 0, 0, 0, 0])]
    Quadrants.check(try Picture(tiny: file.bytes)) { x, y in
      Quadrants.quarter(x, y) == 0 ? [255, 255, 255] : Quadrants.color(x, y)
    }
    file.kind = .palette
    file.chunks = [
      ("PLTE", Array(Quadrants.colors.joined())), ("tRNS", [255, 0]),
    ]
    file.samples = { x, y in [Quadrants.quarter(x, y)] }
    Quadrants.check(try Picture(tiny: file.bytes)) { x, y in
      Quadrants.quarter(x, y) == 1 ? [255, 255, 255] : Quadrants.color(x, y)
    }
  }

  @Test(arguments: [2, 4, 8, 24, 32], [false, true])
  func aBMPIsDecodedFromEitherEnd(depth: Int, isTopDown: Bool) throws {
    guard depth != 2 else { return }
    Quadrants.check(try Picture(tiny: BitmapFile(depth: depth, isTopDown: isTopDown).bytes))
  }

  @Test func aBMPOf16BitsHas5OfThemForEachColour() throws {
    Quadrants.check(try Picture(tiny: BitmapFile(depth: 16).bytes), within: 8)
  }

  @Test func aBMPOf2ColoursIsDecoded() throws {
    var file = BitmapFile(width: 13, height: 5, depth: 1)
    file.palette = [[0, 0, 0, 0], [255, 255, 255, 0]]
    let picture = try Picture(tiny: file.bytes)
    Quadrants.check(picture, width: 13, height: 5, is: { _, _ in [0, 0, 0] })
  }

  @Test func theAlphaOfABMPCountsUnlessItIsAllZero() throws {
    var file = BitmapFile(depth: 32)
    file.alpha = { x, _ in x < 16 ? 0 : 255 }
    Quadrants.check(try Picture(tiny: file.bytes)) { x, y in
      x < 16 ? [255, 255, 255] : Quadrants.color(x, y)
    }
  }

  @Test(arguments: [false, true])
  func theFirstFrameOfAGIFIsDecoded(isInterlaced: Bool) throws {
    let file = GIFFile(frames: [nil, 0, 1, nil], isInterlaced: isInterlaced)
    Quadrants.check(try Picture(tiny: file.bytes))
  }

  @Test func transparencyOfAGIFIsWhite() throws {
    Quadrants.check(try Picture(tiny: GIFFile(transparent: 0).bytes)) { x, y in
      Quadrants.quarter(x, y) == 0 ? [255, 255, 255] : Quadrants.color(x, y)
    }
  }

  @Test func theSamePictureComesOutOfEveryKind() throws {
    let pictures = [
      try Picture(tiny: PNGFile().bytes), try Picture(tiny: BitmapFile().bytes),
      try Picture(tiny: GIFFile().bytes),
    ]
    #expect(Set(pictures).count == 1)
  }
}
