import TestSupport
import Testing

@testable import ScutesConsole

struct BitmapTests {
  private func levels(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 0, to: bitmap.pixels.count, by: 3).map { bitmap.pixels[$0] }
  }

  @Test func aPixelOfASmallerPictureIsTheAverageOfItsArea() {
    let scaled = Bitmap.greys(width: 4, [0, 40, 100, 200, 20, 60, 100, 200]).scaled(
      width: 2, height: 1)
    #expect(levels(scaled) == [30, 150])
  }

  @Test func aPixelCutByAnEdgeCountsByItsParts() {
    #expect(levels(Bitmap.greys(width: 3, [0, 90, 240]).scaled(width: 2, height: 1)) == [30, 190])
  }

  @Test func aLargerPictureRepeatsItsPixels() {
    #expect(
      levels(Bitmap.greys(width: 2, [10, 30]).scaled(width: 4, height: 2)) == [
        10, 10, 30, 30, 10, 10, 30, 30,
      ])
    #expect(levels(Bitmap.greys(width: 2, [0, 90]).scaled(width: 3, height: 1)) == [0, 45, 90])
  }

  @Test(arguments: [(1, 1), (7, 3), (20, 50), (33, 1)])
  func oneColourStaysThatColour(width: Int, height: Int) {
    let bitmap = Bitmap(
      width: 9, height: 11,
      pixels: Array(repeating: [250, 7, 131] as [UInt8], count: 99).flatMap(\.self))
    let scaled = bitmap.scaled(width: width, height: height)
    #expect(scaled.width == width && scaled.height == height)
    #expect(
      scaled.pixels
        == Array(repeating: [250, 7, 131] as [UInt8], count: width * height).flatMap(\.self))
  }

  @Test func nothingScalesToNothing() {
    #expect(Bitmap.greys(width: 1, []).scaled(width: 3, height: 3).isEmpty)
    #expect(Bitmap.greys(width: 2, [1, 2]).scaled(width: 0, height: 3).isEmpty)
  }
}
