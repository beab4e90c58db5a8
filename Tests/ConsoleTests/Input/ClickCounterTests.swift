import Testing

@testable import ScutesConsole

struct ClickCounterTests {
  private let here = Point(x: 3, y: 2)

  /// The click counts of presses of the left button at `times` in milliseconds.
  private func counts(_ times: [Int], _ places: [Point]? = nil) -> [Int] {
    var counter = ClickCounter()
    return times.indices.map { index in
      let place = places?[index] ?? here
      return counter.counted(
        MouseEvent(.press(.left), at: place), at: .milliseconds(times[index])
      ).clickCount
    }
  }

  @Test func pressesInQuickSuccessionAreCounted() {
    #expect(counts([0, 200, 600, 1001, 1002]) == [1, 2, 3, 1, 2])
  }

  @Test func anotherCellBeginsAnew() {
    #expect(counts([0, 10, 20], [here, Point(x: 4, y: 2), Point(x: 4, y: 2)]) == [1, 1, 2])
  }

  @Test func anotherButtonBeginsAnewAndReleasesHaveTheirPressesNumber() {
    var counter = ClickCounter()
    func count(_ kind: MouseEvent.Kind) -> Int {
      counter.counted(MouseEvent(kind, at: here), at: .zero).clickCount
    }
    #expect(count(.press(.left)) == 1)
    #expect(count(.release(.left)) == 1)
    #expect(count(.press(.left)) == 2)
    #expect(count(.drag(.left)) == 2)
    #expect(count(.release(.left)) == 2)
    #expect(count(.press(.right)) == 1)
    #expect(count(.press(.left)) == 1)
    #expect(count(.scrollUp) == 1)
  }
}
