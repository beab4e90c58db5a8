import Observation
import TerminalTesting
import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Pictures on terminals with and without pixels.
struct ImageTerminalTests {
  private static let size = Size(width: 40, height: 12)
  private nonisolated static let forms: [ScreenImage.Form] = [.kitty, .iTerm, .sixel]

  /// A program on a pseudo-terminal of this process, with a picture that keys change.
  private final class Stage {
    let pair: TerminalPair
    let terminal: NCursesTerminal
    let model = PictureModel()
    let runtime: Runtime

    init(_ form: ScreenImage.Form?, _ variables: [String: String] = [:]) throws {
      pair = try TerminalPair(
        size: ImageTerminalTests.size, kind: Self.kind(variables), showing: form)
      terminal = try pair.open(variables)
      let model = model
      runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
        PictureScene(model: model)
      }
      runtime.showFrame()
      settle()
    }

    isolated deinit {
      terminal.restore()
    }

    /// The program that answers where `variables` are set.
    private static func kind(_ variables: [String: String]) -> ScreenEmulator.Kind {
      if variables["TMUX"] != nil { return .tmux }
      if variables["STY"] != nil { return .screen }
      return ScreenEmulator.Kind(terminal: variables["TERM"] ?? "xterm")
    }

    /// Passes the output to the screen and its answers back until there is no more. On a busy
    /// machine the line counts as slow, and frames wait for answers.
    func settle() {
      var quietRounds = 0
      while quietRounds < 2 {
        while !pair.isUntouched {
          pair.readOnce()
          quietRounds = 0
        }
        if !pair.screen.replies.isEmpty {
          pair.answer()
          quietRounds = 0
        }
        runtime.step(until: .now + .milliseconds(quietRounds == 0 ? 50 : 10))
        quietRounds += 1
      }
    }

    func type(_ text: String) {
      pair.type(text)
      runtime.step()
      settle()
    }

    func change(_ change: (PictureModel) -> Void) {
      change(model)
      runtime.runDue()
      settle()
    }

    var images: [ScreenImage] { pair.screen.images }

    /// `true` if cells with blocks stand for the picture.
    var showsBlocks: Bool { pair.screen.text.contains { "▀▌▘▝▖▗▚".contains($0) } }
  }

  @Test(arguments: forms)
  func aTerminalThatAnswersShowsThePixels(_ form: ScreenImage.Form) throws {
    let stage = try Stage(form)
    #expect(stage.images.count == 1)
    let image = try #require(stage.images.first)
    #expect(image.form == form && image.isWhole)
    #expect(image.rect.size == Size(width: 16, height: 8))
    #expect(
      image.pixels == (form == .sixel ? Size(width: 128, height: 126) : Size(width: 32, height: 32))
    )
    #expect(stage.pair.screen.unknownSequences == [])
    // The cells that stand for it are still there.
    #expect(stage.showsBlocks)
    stage.terminal.restore()
    stage.pair.read { !$0.isAlternate }
    #expect(stage.pair.screen.unrestoredState == [])
  }

  @Test(arguments: forms)
  func nothingIsSentAgainWhileThePictureStays(_ form: ScreenImage.Form) throws {
    let stage = try Stage(form)
    let images = stage.images
    for count in 1...12 {
      stage.change { $0.count = count * count }
      #expect(stage.terminal.bytesOfLastFrame ?? 0 < 200)
      #expect(stage.images == images)
    }
  }

  @Test(arguments: forms)
  func thePixelsGoWithThePicture(_ form: ScreenImage.Form) throws {
    let stage = try Stage(form)
    stage.change { $0.isCovered = true }
    #expect(stage.images == [])
    stage.change { $0.isCovered = false }
    #expect(stage.images.map(\.isWhole) == [true])
    let before = try #require(stage.images.first)
    stage.change { $0.indent = 3 }
    let moved = try #require(stage.images.first)
    #expect(stage.images.count == 1 && moved.isWhole && moved.rect.minX > before.rect.minX)
    stage.change { $0.bitmap = .greys(width: 2, [0, 200, 30, 90]) }
    #expect(stage.images.count == 1 && stage.images[0].isWhole)
    #expect(stage.images[0].content != moved.content)
    stage.change { $0.shows = false }
    #expect(stage.images == [])
    #expect(!stage.showsBlocks)
    #expect(stage.pair.screen.unknownSequences == [])
  }

  @Test(arguments: forms)
  func thePixelsComeBackAfterAResizeAndAPause(_ form: ScreenImage.Form) throws {
    let stage = try Stage(form)
    kill(getpid(), SIGCONT)
    stage.runtime.step()
    stage.settle()
    #expect(stage.images.map(\.isWhole) == [true])
    stage.pair.resize(to: Size(width: 50, height: 14))
    kill(getpid(), SIGWINCH)
    stage.runtime.step()
    stage.settle()
    #expect(stage.images.map(\.isWhole) == [true])
    #expect(stage.pair.screen.text.contains("below"))
  }

  @Test func aTerminalThatDoesNotIsLeftWithTheCells() throws {
    let stage = try Stage(nil)
    #expect(stage.showsBlocks && stage.images == [])
    stage.change { $0.count = 1 }
    stage.terminal.restore()
    stage.pair.read { !$0.isAlternate }
    #expect(stage.pair.screen.unrestoredState == [] && stage.pair.screen.unknownSequences == [])
  }

  @Test func nothingIsAskedBeforeAPictureIsShown() throws {
    let pair = try TerminalPair(size: Self.size, showing: .kitty)
    let terminal = try pair.open()
    defer { terminal.restore() }
    let model = PictureModel()
    model.shows = false
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      PictureScene(model: model)
    }
    runtime.showFrame()
    let start = pair.read { $0.text.contains("below") && !$0.replies.isEmpty }
    #expect(!String(decoding: start, as: UTF8.self).contains("_G"))
    pair.answer()
    runtime.step()
    let later = pair.isUntouched ? [] : pair.read { _ in true }
    #expect(!String(decoding: later, as: UTF8.self).contains("_G"))
    model.shows = true
    runtime.runDue()
    let asked = pair.read { $0.replies.count > 12 }
    #expect(String(decoding: asked, as: UTF8.self).contains("\u{1B}_Gi=31,"))
  }

  @Test(arguments: [
    ["TERM": "tmux-256color"], ["TERM": "screen-256color"], ["TMUX": "/tmp/x,1,0"],
    ["STY": "1.pts"], ["WIDGETS_IMAGES": "off"],
  ])
  func whatStandsBetweenIsNotAsked(_ variables: [String: String]) throws {
    let stage = try Stage(.kitty, variables)
    #expect(stage.images == [] && stage.showsBlocks)
    #expect(stage.pair.screen.unknownSequences == [])
  }

  @Test func tmuxThatShowsSixelsIsGivenSome() throws {
    let stage = try Stage(.sixel, ["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"])
    #expect(stage.images.map(\.isWhole) == [true])
  }

  @Test func answersInPiecesAreNoKeys() throws {
    let pair = try TerminalPair(size: Self.size, showing: .kitty)
    let terminal = try pair.open()
    defer { terminal.restore() }
    let model = PictureModel()
    var events: [InputEvent] = []
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      PictureScene(model: model)
    }
    runtime.onEvent = { events.append($0) }
    runtime.showFrame()
    pair.read { !$0.replies.isEmpty }
    pair.answer()
    runtime.step()
    pair.read { $0.replies.count > 12 }
    pair.answerByteByByte { events += terminal.waitForEvents(until: .now) }
    #expect(events == [])
    pair.read { !$0.images.isEmpty }
  }
}

@Observable
private final class PictureModel {
  var shows = true
  var count = 0
  var bitmap = Bitmap.ramp(width: 32, height: 32)
  var indent = 0
  var isCovered = false
}

private struct PictureScene: View {
  let model: PictureModel

  var body: some View {
    VStack(alignment: .leading) {
      Text("count \(model.count) 👨‍👩‍👧")
      HStack {
        Text("\(model.count)")
        Text(String(repeating: " ", count: model.indent))
        if model.shows {
          Image(model.bitmap, description: "a picture").frame(width: 16, height: 8)
        }
        Text("beside \(model.count)")
      }
      Text("below \(model.count)")
    }
    .sheet(
      isPresented: Binding(get: { model.isCovered }, set: { model.isCovered = $0 }), title: "Sheet"
    ) { Text("over it") }
  }
}
