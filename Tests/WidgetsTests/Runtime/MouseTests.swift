import TestSupport
import Testing

@testable import Scutes

struct MouseTests {
  private struct Pads: View {
    let report: (String, MouseEvent, Point) -> Void

    var body: some View {
      HStack {
        ForEach(["a", "b"], id: \.self) { name in
          Box(Character(name), 4, 2).onMouse { event, place in
            report(name, event, place)
            return true
          }
        }
      }
    }
  }

  @Test func whatTookThePressGetsTheDragAndTheRelease() {
    var log: [String] = []
    let driver = ViewDriver(width: 8, height: 2) {
      Pads { name, _, place in log.append("\(name) \(place.x),\(place.y)") }
    }
    for (kind, x) in [(MouseEvent.Kind.press(.left), 1), (.drag(.left), 6), (.release(.left), 7)] {
      driver.send(.mouse(MouseEvent(kind, at: Point(x: x, y: 1))))
    }
    #expect(log == ["a 1,1", "a 6,1", "a 7,1"])
  }

  @Test func theWheelGoesToWhatIsUnderThePointer() {
    var log: [String] = []
    let driver = ViewDriver(width: 8, height: 2) { Pads { name, _, _ in log.append(name) } }
    for x in [1, 6, 2, 7] { driver.send(.mouse(MouseEvent(.scrollUp, at: Point(x: x, y: 0)))) }
    #expect(log == ["a", "b", "a", "b"])
  }

  @Test func whatIsInFrontIsAskedFirst() {
    var log: [String] = []
    let driver = ViewDriver(width: 8, height: 2) {
      ZStack {
        Box("a", 8, 2).onTap { log.append("behind") }
        Box("b", 4, 1).onTap { log.append("front") }
      }
    }
    driver.click(x: 3, y: 0)
    driver.click(x: 0, y: 1)
    #expect(log == ["front", "behind"])
  }

  @Test func whatDoesNotTakeAnEventPassesItOn() {
    var log: [String] = []
    let driver = ViewDriver(width: 8, height: 2) {
      Box("a", 8, 2)
        .onMouse { _, _ in
          log.append("inner")
          return false
        }
        .onMouse { event, _ in
          log.append("outer")
          return event.kind == .press(.left)
        }
    }
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 1))))
    #expect(log == ["inner", "outer"])
  }
}
