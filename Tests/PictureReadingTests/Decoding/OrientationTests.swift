import Testing

@testable import PictureReading

@Suite struct OrientationTests {
  /// The positions in the file, 0 to 3, of the quarters of the upright picture, from the left and
  /// then from the top.
  private static let upright: [Orientation: [Int]] = [
    .upright: [0, 1, 2, 3], .mirrored: [1, 0, 3, 2], .upsideDown: [3, 2, 1, 0],
    .mirroredUpsideDown: [2, 3, 0, 1], .transposed: [0, 2, 1, 3], .onItsLeft: [2, 0, 3, 1],
    .transversed: [3, 1, 2, 0], .onItsRight: [1, 3, 0, 2],
  ]

  private static func check(_ picture: Picture, _ orientation: Orientation, within: Int) throws {
    let isTurned = orientation.rawValue >= 5
    let width = isTurned ? Quadrants.height : Quadrants.width
    let height = isTurned ? Quadrants.width : Quadrants.height
    let quarters = try #require(upright[orientation])
    Quadrants.check(picture, within: within, width: width, height: height) { x, y in
      Quadrants.colors[quarters[x * 2 / width + 2 * (y * 2 / height)]]
    }
  }

  @Test(arguments: Orientation.allCases, [false, true])
  func aJPEGIsTurnedUpright(orientation: Orientation, isLittle: Bool) throws {
    let block = ExifSample.bytes(
      orientation: UInt16(orientation.rawValue), isLittle: isLittle)
    let bytes = try JPEGSample.progressive.bytes(withSegment: 0xE1, ExifSample.signature + block)
    try Self.check(try Picture(tiny: bytes), orientation, within: 12)
  }

  @Test(arguments: Orientation.allCases, [false, true])
  func aPNGIsTurnedUprightWhereverItsBlockIs(orientation: Orientation, isLast: Bool) throws {
    let block = ExifSample.bytes(orientation: UInt16(orientation.rawValue), isLittle: isLast)
    var file = PNGFile()
    if isLast { file.lastChunks = [("eXIf", block)] } else { file.chunks = [("eXIf", block)] }
    try Self.check(try Picture(tiny: file.bytes), orientation, within: 0)
  }

  @Test func aSegmentOfOtherDataBeforeIsPassedOver() throws {
    let other = try JPEGSample.baseline.bytes(
      withSegment: 0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))
    let block = ExifSample.bytes(orientation: 3, isLittle: true)
    let sample = try JPEGSample.baseline.bytes(withSegment: 0xE1, ExifSample.signature + block)
    let exif = sample[2..<(sample.count - (try JPEGSample.baseline.bytes().count) + 2)]
    let bytes = other[..<2] + other[2..<33 + 2] + exif + other[35...]
    #expect(Orientation(of: Array(bytes), format: .jpeg) == .upsideDown)
  }

  @Test(arguments: [0, 9, 65_535] as [UInt16])
  func aNumberWithoutMeaningLeavesThePictureAsItIs(number: UInt16) throws {
    let block = ExifSample.bytes(orientation: number, isLittle: false)
    let bytes = try JPEGSample.baseline.bytes(withSegment: 0xE1, ExifSample.signature + block)
    #expect(Orientation(of: bytes, format: .jpeg) == .upright)
  }

  @Test(arguments: [false, true]) func aTruncatedBlockIsIgnored(isLittle: Bool) throws {
    let block = ExifSample.bytes(orientation: 6, isLittle: isLittle)
    // The orientation is followed by 2 bytes of its entry and 4 bytes of the next directory.
    for count in 0...block.count {
      let bytes = try JPEGSample.grey.bytes(
        withSegment: 0xE1, ExifSample.signature + block[..<count])
      let isThere = count >= block.count - 6
      #expect(Orientation(of: bytes, format: .jpeg) == (isThere ? .onItsLeft : .upright))
    }
  }

  @Test(arguments: [false, true]) func aBrokenBlockNeverTraps(isLittle: Bool) throws {
    let block = ExifSample.bytes(orientation: 6, isLittle: isLittle)
    var random = SampleRandom(seed: 5)
    for _ in 0..<1_000 {
      var changed = block
      for _ in 0..<3 {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let jpeg = try JPEGSample.grey.bytes(
        withSegment: 0xE1, ExifSample.signature + changed)
      #expect((1...8).contains(Orientation(of: jpeg, format: .jpeg).rawValue))
    }
  }
}
