import TestSupport
import Testing

@testable import Scutes

struct ReplayStageTests {
  /// A session in which a button is pressed twice, an hour apart.
  private var recording: Recording {
    var recording = Recording(
      size: Size(width: 12, height: 2),
      capabilities: TerminalCapabilities(colorDepth: .trueColor, isUnicode: true))
    recording.wakeups = [
      .init(at: .zero), .init(at: .milliseconds(1), events: [.key(KeyPress(.enter))]),
      .init(at: .seconds(3600), events: [.key(KeyPress(.enter))]),
    ]
    return recording
  }

  /// Replays it on a stage where `events` happen.
  private func replay(
    _ events: InputEvent..., size: Size = Size(width: 12, height: 2)
  ) -> (stage: HeadlessTerminal, replay: ReplayTerminal) {
    let stage = HeadlessTerminal(size: size)
    stage.send(events)
    let replay = ReplayTerminal(recording, on: stage, longestPause: .zero)
    let now = { replay.now }
    let runtime = Runtime(
      terminal: replay, theme: Theme(name: "test", styles: [:]), now: now
    ) { PressCounter() }
    runtime.run()
    replay.restore()
    return (stage, replay)
  }

  @Test func theFramesAreShownOnTheStage() {
    let (stage, _) = replay()
    #expect(
      stage.frames.map { $0.canvas.text } == ["  0 times\n", "  1 times\n", "  2 times\n"])
    #expect(!stage.isRestored)
  }

  @Test func onALargerStageTheyStandInTheCorner() {
    let (stage, _) = replay(size: Size(width: 30, height: 5))
    #expect(stage.frames.last?.canvas.size == Size(width: 30, height: 5))
    #expect(stage.text == "  2 times\n\n\n\n")
  }

  @Test func onASmallerOneTheyAreCut() {
    let (stage, _) = replay(size: Size(width: 6, height: 2))
    #expect(stage.text == "  2 ti\n")
  }
}

private struct PressCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) times") { count += 1 }
  }
}
