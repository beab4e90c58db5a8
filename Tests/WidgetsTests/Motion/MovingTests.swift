import Observation
import TestSupport
import Testing

@testable import Scutes

@Observable
private final class Target {
  var value = 0
  var share = 1.0
  var color = Color.hex(0)
  var motion = Motion.full
}

/// A number that counts up to its target within a second.
private struct Counting: View {
  let target: Target

  var body: some View {
    AnimatedValue(target.value, .linear(duration: .seconds(1))) { value in
      Text("\(value)")
    }
    .environment(\.motion, target.motion)
  }
}

private struct Bar: View, Animatable {
  var length: Double
  @State private var name = "bar"

  init(length: Double) {
    self.length = length
  }

  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  static var isMovement: Bool { true }

  var body: some View {
    Text(name + String(repeating: "=", count: Int(length.rounded())))
  }
}

struct MovingTests {
  private let target = Target()

  private func counting() -> ViewDriver {
    ViewDriver(width: 12, height: 1) { Counting(target: target) }
  }

  @Test func aValueComesLittleByLittle() {
    let driver = counting()
    target.value = 10
    driver.runtime.showFrame()
    #expect(driver.lines == ["0"])
    driver.advance(by: .milliseconds(300))
    #expect(driver.lines == ["3"])
    driver.advance(by: .milliseconds(400))
    #expect(driver.lines == ["7"])
    driver.advance(by: .milliseconds(400))
    #expect(driver.lines == ["10"])
  }

  @Test func whenItIsThereNothingWakesTheProgram() {
    let driver = counting()
    #expect(driver.runtime.nextDeadline == nil)
    target.value = 10
    driver.runtime.showFrame()
    #expect(driver.runtime.nextDeadline != nil)
    driver.advance(by: .milliseconds(1040))
    #expect(driver.lines == ["10"])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test(arguments: [30, 10])
  func thereAreNoMoreFramesThanAllowed(_ framesPerSecond: Int) {
    let driver = counting()
    driver.runtime.framesPerSecond = framesPerSecond
    target.value = 1000
    driver.runtime.showFrame()
    let before = driver.terminal.frames.count
    driver.advance(by: .seconds(1))
    let frames = driver.terminal.frames.count - before
    #expect((framesPerSecond - 1...framesPerSecond).contains(frames))
  }

  @Test func twoThatMoveShareTheirFrames() {
    let other = Target()
    let driver = ViewDriver(width: 12, height: 2) {
      VStack {
        Counting(target: target)
        Counting(target: other)
      }
    }
    target.value = 1000
    driver.runtime.showFrame()
    driver.advance(by: .milliseconds(50))
    other.value = 1000
    driver.runtime.showFrame()
    let before = driver.terminal.frames.count
    driver.advance(by: .milliseconds(500))
    #expect(driver.terminal.frames.count - before <= 15)
  }

  @Test func anotherTargetIsGoneToFromWhereItIs() {
    let driver = counting()
    target.value = 10
    driver.runtime.showFrame()
    driver.advance(by: .milliseconds(500))
    #expect(driver.lines == ["5"])
    target.value = 0
    driver.runtime.showFrame()
    #expect(driver.lines == ["5"])
    driver.advance(by: .milliseconds(500))
    #expect(["2", "3"].contains(driver.lines.first))
    driver.advance(by: .milliseconds(600))
    #expect(driver.lines == ["0"])
  }

  @Test(arguments: [Motion.none, .subtle, .full])
  func withoutMotionItIsThereAtOnce(_ motion: Motion) {
    target.motion = motion
    let driver = counting()
    target.value = 10
    driver.runtime.showFrame()
    #expect((driver.runtime.nextDeadline == nil) == (motion == .none))
    #expect(driver.lines == [motion == .none ? "10" : "0"])
  }

  @Test func framesAreFewerWhileTheTerminalIsDistant() {
    let driver = counting()
    driver.runtime.framesPerSecond = 20
    for (roundTrip, frames) in [(51, 12), (10, 20), (60, 12)] {
      driver.terminal.roundTrip = .milliseconds(roundTrip)
      driver.type("x")
      #expect(driver.runtime.framesPerSecond == frames)
      #expect(driver.runtime.tree.animator.framesPerSecond == frames)
    }
    driver.runtime.framesPerSecond = 5
    #expect(driver.runtime.framesPerSecond == 5)
  }

  @Test func aSlowLinkStopsWhatIsOnItsWay() {
    let driver = counting()
    target.value = 10
    driver.runtime.showFrame()
    driver.advance(by: .milliseconds(300))
    driver.terminal.roundTrip = .milliseconds(400)
    driver.type("x")
    #expect(driver.runtime.framesPerSecond == 12)
    driver.advance(by: .milliseconds(90))
    #expect(driver.lines == ["10"])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func whatLeavesWhileItMovesLeavesNoDeadline() {
    let shown = Shown()
    shown.isOn = true
    let driver = ViewDriver(width: 12, height: 1) {
      if shown.isOn { Counting(target: target) }
    }
    target.value = 10
    driver.runtime.showFrame()
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func aViewOfOnesOwnIsShownWithTheValuesInBetween() {
    let driver = ViewDriver(width: 20, height: 1) {
      Bar(length: Double(target.value)).environment(\.motion, target.motion)
    }
    withAnimation(.linear(duration: .seconds(1))) { target.value = 8 }
    driver.runtime.showFrame()
    #expect(driver.lines == ["bar"])
    driver.advance(by: .milliseconds(500))
    #expect(driver.lines == ["bar===="])
    driver.advance(by: .milliseconds(600))
    #expect(driver.lines == ["bar========"])
    target.value = 2
    driver.runtime.showFrame()
    #expect(driver.lines == ["bar=="])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func subtleMotionMovesNoPlaces() {
    target.motion = .subtle
    let driver = ViewDriver(width: 20, height: 1) {
      Bar(length: Double(target.value)).environment(\.motion, target.motion)
    }
    withAnimation { target.value = 8 }
    driver.runtime.showFrame()
    #expect(driver.lines == ["bar========"])
  }

  @Test func onlyWhatChangesWithinTheClosureIsAnimated() {
    let driver = ViewDriver(width: 20, height: 1) {
      Bar(length: Double(target.value)).environment(\.motion, .full)
    }
    withAnimation(.linear(duration: .seconds(1))) {}
    target.value = 8
    driver.runtime.showFrame()
    #expect(driver.lines == ["bar========"])
  }

  @Test func aColourGoesThroughTheLightInBetween() {
    let theme = Theme(name: "test", styles: [:])
    let driver = ViewDriver(width: 4, height: 1, theme: theme) {
      AnimatedValue(target.color, .linear(duration: .seconds(1))) { color in
        Drawing { rect, painter, _ in
          painter.fill(rect, style: TextStyle(background: color))
        }
      }
      .environment(\.motion, .subtle)
    }
    driver.runtime.framesPerSecond = 10
    target.color = .hex(0xFFFFFF)
    driver.runtime.showFrame()
    driver.advance(by: .milliseconds(500))
    #expect(driver.canvas?[0, 0].background == .hex(0xBCBCBC))
    driver.advance(by: .milliseconds(600))
    #expect(driver.canvas?[0, 0].background == .hex(0xFFFFFF))
  }

  /// A number that follows another, which jumps to its target.
  private struct Following: View {
    let target: Target

    var body: some View {
      AnimatedValue(Double(target.value), .linear(duration: .seconds(1))) { outer in
        AnimatedValue(Int(outer), .linear(duration: .seconds(1))) { Text("\($0)") }
      }
      .environment(\.motion, .full)
    }
  }

  @Test func whatSetsOutInTheLastStepOfAnotherArrives() {
    let driver = ViewDriver(width: 12, height: 1) { Following(target: target) }
    target.value = 1
    driver.runtime.showFrame()
    driver.advance(by: .seconds(20))
    #expect(driver.lines == ["1"])
    #expect(driver.runtime.nextDeadline == nil)
  }
}
