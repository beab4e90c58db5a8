import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole
@testable import ScutesTesting

struct DamageTests {
  private static let theme = Theme(
    name: "test",
    styles: [
      .ground: TextStyle(foreground: .hex(0xE0E0FF), background: .hex(0x1B1F3B)),
      .accent: TextStyle(foreground: .hex(0x7FB7E8), background: .hex(0x202020)),
      .title: TextStyle(attributes: .bold), .error: TextStyle(background: .ansi(1)),
      .button: TextStyle(background: .hex(0x303060)),
      .buttonFocused: TextStyle(background: .hex(0x7060C0), attributes: .underline),
      .sheet: TextStyle(background: .hex(0x101010)), .key: TextStyle(foreground: .ansi(3)),
    ])

  private func driver(_ model: PlaygroundModel, _ random: inout LinearGenerator) -> ViewDriver {
    ViewDriver(
      width: Int.random(in: 20...70, using: &random),
      height: Int.random(in: 8...26, using: &random),
      theme: Self.theme
    ) {
      Playground(model: model)
    }
  }

  /// The tree drawn from scratch.
  private func drawnAtOnce(_ driver: ViewDriver) -> Canvas? {
    FrameComposer(theme: Self.theme)
      .frame(of: driver.runtime.tree, size: driver.terminal.size) {}?
      .canvas
  }

  private func expectSame(_ driver: ViewDriver, _ note: @autoclosure () -> String) {
    guard let whole = drawnAtOnce(driver), let shown = driver.canvas, whole != shown else { return }
    let difference = RowDifference(expected: whole.golden, actual: shown.golden)
    Issue.record("\(note()): drawn at once, and bit by bit\n\(difference)")
  }

  @Test(arguments: 1...16)
  func drawingWhatChangedShowsWhatDrawingAllShows(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 16)
    let model = PlaygroundModel()
    let driver = driver(model, &random)
    var screen = ScreenMirror(driver)
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...2, using: &random) { model.change(using: &random) }
      driver.runtime.showFrame()
      screen.follow(driver)
      expectSame(driver, "seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 1...12)
  func usingTheScreenShowsWhatDrawingAllShows(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 24)
    let model = PlaygroundModel()
    let driver = driver(model, &random)
    var screen = ScreenMirror(driver)
    for step in 0..<60 {
      if Bool.random(using: &random) { model.change(using: &random) }
      driver.send(.random(within: driver.terminal.size, using: &random))
      screen.follow(driver)
      expectSame(driver, "seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 1...12)
  func aScreenThatHasChangedIsLaidOutLikeANewOne(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 12)
    let model = PlaygroundModel()
    let driver = driver(model, &random)
    for step in 0..<20 {
      model.change(using: &random)
      driver.runtime.showFrame()
      // Layers are stacked in the order in which they came.
      guard driver.runtime.tree.presentedLayers.count < 2 else { continue }
      let size = driver.terminal.size
      let new = ViewDriver(width: size.width, height: size.height, theme: Self.theme) {
        Playground(model: model)
      }
      guard let focused = driver.focusPlace, new.moveFocus(to: focused) else { continue }
      guard new.text != driver.text else { continue }
      let difference = RowDifference(expected: new.text, actual: driver.text)
      Issue.record("seed \(seed) step \(step): new, and after changes\n\(difference)")
    }
  }
}

extension ViewDriver {
  /// The position of the focus among the focusable views.
  var focusPlace: Int? {
    let focus = runtime.tree.focus
    return focus.focusables.firstIndex { $0 === focus.focused }
  }

  /// Returns `false` if there is no view at `place`.
  func moveFocus(to place: Int) -> Bool {
    let focus = runtime.tree.focus
    guard focus.focusables.indices.contains(place) else { return false }
    focus.focus(focus.focusables[place])
    runtime.showFrame()
    return true
  }
}
