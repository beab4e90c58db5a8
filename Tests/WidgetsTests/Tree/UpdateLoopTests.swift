import Observation
import TestSupport
import Testing

@testable import Scutes

@Observable
private final class Rounds {
  var start = 0
  @ObservationIgnored var count = 0
}

/// Two changes that trigger each other.
private struct PingPong: View {
  @State private var ping = 0
  @State private var pong = 0
  let rounds: Rounds

  var body: some View {
    Text("start \(rounds.start)")
      .onChange(of: rounds.start) { ping += 1 }
      .onChange(of: ping) {
        rounds.count += 1
        pong += 1
      }
      .onChange(of: pong) { ping += 1 }
  }
}

/// A control that is enabled only while it doesn't have the focus.
private struct Shy: View {
  @State private var isIn = false
  let rounds: Rounds

  var body: some View {
    rounds.count += 1
    return Button("shy") {}.disabled(isIn).focused($isIn)
  }
}

/// A view that requests another width whenever it gets one.
private struct Unfitting: View {
  @State private var isWide = false
  let rounds: Rounds

  var body: some View {
    GeometryReader { geometry in
      Text("room").onChange(of: geometry.size.width) {
        rounds.count += 1
        isWide.toggle()
      }
    }
    .frame(width: rounds.start + (isWide ? 6 : 5), height: 1)
  }
}

/// Counts up to a number, one change after the other.
private struct Counting: View {
  @State private var number = 0
  let rounds: Rounds

  var body: some View {
    Text("\(number)")
      .onChange(of: rounds.start) { number = 1 }
      .onChange(of: number) { if number < rounds.start { number += 1 } }
  }
}

struct UpdateLoopTests {
  private let rounds = Rounds()

  @Test func changesThatFollowEachOtherAreBrokenOff() {
    let driver = ViewDriver(width: 20, height: 1) { PingPong(rounds: rounds) }
    rounds.start = 1
    driver.runtime.showFrame()
    #expect((1..<1000).contains(rounds.count))
    #expect(driver.lines == ["start 1"])
  }

  @Test func theViewThatNeverComesToRestIsNamedOnce() {
    let driver = ViewDriver(width: 20, height: 1) { PingPong(rounds: rounds) }
    var told: [UpdateLoop] = []
    driver.runtime.tree.updateLoops.onUpdateLoop = { told.append($0) }
    rounds.start = 1
    driver.runtime.showFrame()
    driver.type("x")
    #expect(
      told.map(\.description) == ["PingPong: its changes bring about others without an end"])
  }

  @Test func aControlThatFleesTheFocusIsBrokenOffAndNamed() {
    let driver = ViewDriver(width: 20, height: 3) { Shy(rounds: rounds) }
    #expect(rounds.count < 1000)
    #expect(driver.text.contains("shy"))
    #expect(!driver.runtime.tree.updateLoops.all.isEmpty)
  }

  @Test func aViewThatNeverLikesItsRoomIsBrokenOffAndNamed() {
    let driver = ViewDriver(width: 20, height: 1) { Unfitting(rounds: rounds) }
    #expect(driver.runtime.tree.updateLoops.all.isEmpty)
    rounds.start = 1
    driver.runtime.showFrame()
    #expect((1..<1000).contains(rounds.count))
    #expect(driver.text.contains("room"))
    #expect(!driver.runtime.tree.updateLoops.all.isEmpty)
  }

  @Test func aLongSeriesOfChangesEndsInLaterFrames() {
    let driver = ViewDriver(width: 20, height: 1) { Counting(rounds: rounds) }
    rounds.start = 2 * Tree.maxRounds * 64
    for _ in 0..<1000 { driver.runtime.showFrame() }
    #expect(driver.lines == ["\(rounds.start)"])
    let last = driver.runtime.tree.counts
    driver.runtime.showFrame()
    #expect(driver.runtime.tree.counts == last)
  }

  @Test func changesThatComeToRestAreNotNamed() {
    let driver = ViewDriver(width: 20, height: 1) { Counting(rounds: rounds) }
    rounds.start = 50
    driver.runtime.showFrame()
    #expect(driver.lines == ["50"])
    #expect(driver.runtime.tree.updateLoops.all.isEmpty)
  }
}
