import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct RecordingTests {
  /// Runs the playground through random events at random times. Returns the frames and the
  /// recording.
  private func record(_ seed: UInt64) -> (frames: [Frame], text: String) {
    var random = LinearGenerator(state: seed)
    var (text, time) = ("", Duration.zero)
    let inner = HeadlessTerminal(size: Size(width: 50, height: 16))
    let terminal = RecordingTerminal(
      inner, now: { time }, notes: ["seed": "\(seed)"], write: { text += $0 })
    let runtime = runtime(terminal) { terminal.now }
    runtime.showFrame()
    for step in 0..<60 {
      time += .nanoseconds(Int.random(in: 0...300_000_000, using: &random))
      if step == 20 { inner.roundTrip = .milliseconds(150) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        inner.send(
          .resize(
            Size(
              width: Int.random(in: 1...80, using: &random),
              height: Int.random(in: 1...30, using: &random))))
      case 1: inner.send(.paste("a\\b\n\u{301}한 \u{7F}"), .focus(false), .resume)
      case 2: break
      default:
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          inner.send(.random(within: inner.size, using: &random))
        }
      }
      if inner.hasEvents || runtime.nextDeadline != nil { runtime.step() }
    }
    return (inner.frames, text)
  }

  private func runtime(_ terminal: any Terminal, now: @escaping () -> Duration) -> Runtime {
    let model = PlaygroundModel()
    return Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:]), now: now) {
      Playground(model: model).onDeadline(.milliseconds(700)) { model.isWide.toggle() }
        .onDeadline(.milliseconds(2345)) { model.title = "late" }
    }
  }

  @Test(arguments: 1...4)
  func aRecordedSessionGivesTheSameFramesAgain(_ seed: UInt64) throws {
    let (frames, text) = record(seed)
    let recording = try Recording(parsing: text)
    #expect(recording.notes == ["seed": "\(seed)"])
    #expect(recording.text == text)
    let terminal = ReplayTerminal(recording)
    let runtime = runtime(terminal) { terminal.now }
    runtime.run()
    #expect(frames.count > 10)
    #expect(terminal.frames.map(\.canvas) == frames.map(\.canvas))
    #expect(terminal.frames.map(\.changes) == frames.map(\.changes))
    #expect(terminal.frames.map(\.cursor) == frames.map(\.cursor))
    #expect(terminal.roundTrip == .milliseconds(150))
  }

  @Test(
    arguments: [
      .key(KeyPress("z", modifiers: [.control, .alt])), .key(KeyPress("\u{301}")),
      .key(KeyPress("\u{3000}")), .key(KeyPress("👍")), .key(KeyPress("\u{200D}", modifiers: .alt)),
      .key(KeyPress(",")), .key(KeyPress(" ")), .key(KeyPress(.function(24), modifiers: .shift)),
      .mouse(MouseEvent(.press(.right), at: Point(x: -1, y: 3), modifiers: .shift, clickCount: 2)),
      .mouse(MouseEvent(.move, at: .zero)), .mouse(MouseEvent(.scrollLeft, at: .zero)),
      .mouse(MouseEvent(.drag(.middle), at: .zero, clickCount: 3)),
      .paste("a\tb\nc\\n \u{301}e\u{301} 👨‍👩‍👧 \u{A0}\u{2028}"), .paste(" "), .focus(true),
      .focus(false),
      .resize(Size(width: 0, height: 7)), .suspend, .resume, .terminate(signal: 15), .endOfInput,
    ] as [InputEvent])
  func anEventIsReadBackAsItWasWritten(_ event: InputEvent) {
    #expect(!event.notation.contains("\n"))
    #expect(InputEvent(notation: event.notation) == event, "\(event.notation)")
  }

  @Test(
    arguments: [
      "", "key", "key foo", "mouse", "mouse press.left", "mouse fly 1,2", "mouse move 1",
      "mouse move 1,2 shift", "mouse move 1,2 hyper 1", "mouse move 1,2 none 0", "paste \\x",
      "paste \\u{110000}", "focus", "resize 3", "resize -1x2", "terminate x", "walk",
    ])
  func whatIsNoEventIsNotReadAsOne(_ line: String) {
    #expect(InputEvent(notation: line) == nil)
  }

  @Test(
    arguments: [
      ("", 1, .heading), ("recording 2\n", 1, .heading), ("recording 1\n", 2, .noSize),
      ("recording 1\n@0\n", 2, .noSize), ("recording 1\nnote seed 1\n@0\n", 3, .noSize),
      ("recording 1\nsize 3\n", 2, .size), ("recording 1\nsize 0x0\n", 2, .size),
      ("recording 1\nsize 80x0\n", 2, .size), ("recording 1\nsize -1x5\n", 2, .size),
      ("recording 1\nsize 200000x200000\n", 2, .size), ("recording 1\nsize 99999x1\n", 2, .size),
      ("recording 1\nsize 3x4\ncapabilities red ascii\n", 3, .line),
      ("recording 1\nkey a\n", 2, .line),
    ] as [(String, Int, RecordingError.Fault)])
  func whatIsWrongInAHeadingAndWhereIsSaid(
    _ text: String, _ line: Int, _ fault: RecordingError.Fault
  ) {
    #expect(throws: RecordingError(line: line, fault: fault)) { try Recording(parsing: text) }
  }

  @Test(
    arguments: [
      ("@x", 3, .time), ("@-1", 3, .time), ("@9223372036854775807", 3, .time),
      ("@-9223372036854775808", 3, .time), ("@5\n@4", 4, .time), ("@1\nlink x", 4, .time),
      ("@1\nlink -1", 4, .time), ("@1\nkey foo", 4, .event), ("@1\nresize 0x0", 4, .size),
      ("@1\nresize 9223372036854775807x2", 4, .size),
      ("@1\nmouse move 9223372036854775807,0", 4, .place),
      ("@1\nmouse move 0,0 none 9223372036854775807", 4, .place),
    ] as [(String, Int, RecordingError.Fault)])
  func whatIsWrongInASessionAndWhereIsSaid(
    _ lines: String, _ line: Int, _ fault: RecordingError.Fault
  ) {
    #expect(throws: RecordingError(line: line, fault: fault)) {
      try Recording(parsing: "recording 1\nsize 80x24\n\(lines)\n")
    }
  }

  @Test func onlyTheLastFrameIsKeptWhereNoMoreIsWanted() throws {
    let (frames, text) = record(1)
    let terminal = ReplayTerminal(try Recording(parsing: text), keepsFrames: false)
    let runtime = runtime(terminal) { terminal.now }
    runtime.run()
    #expect(terminal.frames.map(\.canvas) == frames.suffix(1).map(\.canvas))
  }

  @Test(arguments: ["", " ", "two words", " a  b "])
  func aNoteIsReadBackAsItWasWritten(_ text: String) throws {
    var recording = Recording(
      size: Size(width: 3, height: 4),
      capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: true))
    recording.notes = ["puzzle": text, "seed": "1"]
    #expect(try Recording(parsing: recording.text) == recording)
  }

  @Test func theWidthOfAmbiguousCharactersIsRecorded() throws {
    func frame(on terminal: any Terminal) {
      Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) { Text("①②③") }
        .showFrame()
    }
    let size = Size(width: 8, height: 1)
    for width in [AmbiguousWidth.narrow, .wide] {
      try AmbiguousWidth.withValue(width) {
        var text = ""
        let shown = HeadlessTerminal(size: size)
        frame(on: RecordingTerminal(shown, now: { .zero }) { text += $0 })
        let recording = try Recording(parsing: text)
        #expect(recording.ambiguousWidth == width)
        #expect(recording.text == text)
        let replay = ReplayTerminal(recording)
        frame(on: replay)
        #expect(replay.frames.last?.canvas == shown.frames.last?.canvas)
      }
    }
  }

  @Test func aLineThatWasCutShortIsLeftOut() throws {
    let recording = try Recording(parsing: "recording 1\nsize 3x4\n@5\nkey a\nkey ctr")
    #expect(
      recording.wakeups == [Recording.Wakeup(at: .microseconds(5), events: [.key(KeyPress("a"))])])
    #expect(recording.size == Size(width: 3, height: 4))
  }
}
