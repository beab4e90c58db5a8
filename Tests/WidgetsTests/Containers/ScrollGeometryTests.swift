import Testing

@testable import Scutes

struct ScrollGeometryTests {
  @Test(arguments: [
    // content, window, offset, track, thumb
    (10, 10, 0, 5, 0..<5), (20, 10, 0, 10, 0..<5), (20, 10, 10, 10, 5..<10), (20, 10, 5, 10, 3..<8),
    (1000, 10, 0, 10, 0..<1), (1000, 10, 1, 10, 1..<2), (1000, 10, 989, 10, 8..<9),
    (1000, 10, 990, 10, 9..<10), (3, 1, 1, 1, 0..<0), (5, 0, 0, 0, 0..<0),
  ])
  func theThumbIsAtAnEndOnlyWhereTheWindowIs(
    content: Int, window: Int, offset: Int, track: Int, thumb: Range<Int>
  ) {
    let geometry = ScrollGeometry(content: content, window: window, offset: offset)
    let drawn = geometry.thumb(track: track)
    #expect(track > 1 ? drawn == thumb : drawn.count <= track)
  }

  @Test func theThumbNeverLeavesItsTrackAndFollowsTheOffset() {
    for content in 0..<40 {
      for window in 0..<12 {
        var last = 0
        for offset in 0...max(0, content - window) {
          let geometry = ScrollGeometry(content: content, window: window, offset: offset)
          for track in 0..<9 {
            let thumb = geometry.thumb(track: track)
            #expect(thumb.lowerBound >= 0 && thumb.upperBound <= max(track, 1))
          }
          let thumb = geometry.thumb(track: 8)
          #expect(thumb.lowerBound >= last)
          last = thumb.lowerBound
        }
      }
    }
  }

  @Test(arguments: [(0, 0), (2, 2), (99, 15), (-4, 0)])
  func anOffsetBeyondTheEndsIsTakenBack(wanted: Int, taken: Int) {
    #expect(ScrollGeometry(content: 20, window: 5, offset: wanted).offset == taken)
  }

  @Test(arguments: [
    (4..<6, 4), (10..<12, 10), (14..<17, 12), (30..<40, 30), (0..<1, 0), (12..<15, 10),
  ])
  func whatIsToShowMovesTheWindowAsLittleAsPossible(range: Range<Int>, offset: Int) {
    let geometry = ScrollGeometry(content: 50, window: 5, offset: 10)
    #expect(geometry.revealing(range).offset == offset)
  }

  @Test func aThumbThatIsDrawnToEitherEndShowsThatEnd() {
    let geometry = ScrollGeometry(content: 1000, window: 10, offset: 500)
    #expect(geometry.withThumb(at: -3, track: 10).offset == 0)
    #expect(geometry.withThumb(at: 20, track: 10).offset == 990)
    #expect(geometry.withThumb(at: 4, track: 10).offset == 440)
  }
}
