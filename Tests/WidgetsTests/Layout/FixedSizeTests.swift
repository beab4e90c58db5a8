import TestSupport
import Testing

@testable import Scutes

struct FixedSizeTests {
  @Test func aTextOfFixedSizeDoesNotWrap() {
    #expect(
      picture(14, 2) {
        HStack(alignment: .top) {
          Text("one two")
          Text("three four").fixedSize()
        }
      } == "onethree four\ntwo")
  }

  @Test func aTextMayKeepItsHeightAlone() {
    #expect(
      picture(5, 5) {
        Text("one two three").fixedSize(horizontal: false, vertical: true).frame(height: 1)
      } == "\none\ntwo\nthree")
  }

  @Test func whatFillsItsRoomHasNoSizeOfItsOwn() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("a")
          Spacer(minLength: 2)
          Text("b")
        }
        .fixedSize()
      } == "    a  b")
    let driver = ViewDriver(width: 12, height: 4) {
      VStack {
        Divider()
        Text("abc").frame(maxWidth: .infinity)
      }
      .fixedSize()
    }
    #expect(driver.runtime.tree.root?.innerElements.first?.frame.size == Size(width: 3, height: 2))
  }

  @Test func theIdealHoldsWhereNothingIsOffered() {
    let sizes = [true, false].map { isFixed in
      let driver = ViewDriver(width: 40, height: 20) {
        let box = Box("a", 0...99, 0...99).frame(
          minWidth: 2, idealWidth: 10, maxWidth: .infinity, idealHeight: 3)
        if isFixed { box.fixedSize() } else { box }
      }
      return driver.runtime.tree.root?.innerElements.first?.frame.size
    }
    #expect(sizes == [Size(width: 10, height: 3), Size(width: 40, height: 20)])
  }

  @Test func aLargestWidthHoldsTheIdealBack() {
    #expect(
      picture(12, 2) {
        Text("one two").frame(maxWidth: 4).fixedSize()
      } == "    one\n    two")
  }

  /// The room, the ratio, and the resulting size.
  nonisolated struct Shape: Sendable, CustomTestStringConvertible {
    let room: Size
    let ratio: Double
    let expected: Size

    var testDescription: String { "\(ratio) in \(room.width)x\(room.height)" }
  }

  @Test(arguments: [
    Shape(
      room: Size(width: 20, height: 6), ratio: 1, expected: Size(width: 12, height: 6)),
    Shape(
      room: Size(width: 20, height: 20), ratio: 1, expected: Size(width: 20, height: 10)),
    Shape(
      room: Size(width: 21, height: 20), ratio: 1, expected: Size(width: 21, height: 11)),
    Shape(
      room: Size(width: 20, height: 20), ratio: 0.5, expected: Size(width: 20, height: 20)),
    Shape(
      room: Size(width: 40, height: 10), ratio: 16.0 / 9, expected: Size(width: 36, height: 10)),
    Shape(
      room: Size(width: 1, height: 9), ratio: 100, expected: Size(width: 1, height: 1)),
    Shape(
      room: Size(width: 7, height: 3), ratio: 0, expected: Size(width: 7, height: 3)),
  ])
  func aRatioIsWhatTheEyeSees(_ shape: Shape) {
    let driver = ViewDriver(width: shape.room.width, height: shape.room.height) {
      Box("a", 0...99, 0...99).aspectRatio(shape.ratio)
    }
    #expect(driver.runtime.tree.root?.innerElements.first?.frame.size == shape.expected)
  }

  @Test func theOwnShapeIsKept() {
    let driver = ViewDriver(width: 40, height: 9) {
      Box("a", 0...99, 0...99).frame(idealWidth: 8, idealHeight: 2).aspectRatio()
    }
    #expect(driver.runtime.tree.root?.innerElements.first?.frame.size == Size(width: 36, height: 9))
  }
}
