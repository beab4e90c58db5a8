import TestSupport
import Testing

@testable import Scutes
@testable import ScutesTesting

struct ChangingThemeTests {
  private func driver(_ model: PlaygroundModel, _ theme: Theme) -> ViewDriver {
    ViewDriver(width: 60, height: 20, theme: theme) { Playground(model: model) }
  }

  /// After a change, the screen equals that of a program started with the new theme.
  @Test(arguments: 1...8)
  func aNewThemeShowsWhatAFreshStartWithItShows(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 20)
    let model = PlaygroundModel()
    let driver = driver(model, .kameDark)
    var screen = ScreenMirror(driver)
    var compared = 0
    for step in 0..<200 where compared < 8 {
      model.change(using: &random)
      guard let theme = Theme.builtIn.randomElement(using: &random) else { return }
      driver.runtime.theme = theme
      driver.runtime.showFrame()
      screen.follow(driver)
      #expect(driver.runtime.theme == theme)
      // Layers are stacked in the order in which they came.
      guard driver.runtime.tree.presentedLayers.count < 2 else { continue }
      let fresh = self.driver(model, theme)
      guard let focused = driver.focusPlace, fresh.moveFocus(to: focused),
        let shown = driver.canvas, let expected = fresh.canvas
      else { continue }
      compared += 1
      guard shown != expected else { continue }
      let difference = RowDifference(expected: expected.golden, actual: shown.golden)
      Issue.record("seed \(seed) step \(step), \(theme.name): fresh, and changed\n\(difference)")
    }
    #expect(compared == 8)
  }

  @Test func aFreshStartLooksTheSameAsAChange() {
    let model = PlaygroundModel()
    let changed = driver(model, .kameDark)
    for theme in Theme.builtIn {
      changed.runtime.theme = theme
      changed.runtime.showFrame()
      #expect(changed.canvas?.golden == driver(model, theme).canvas?.golden)
    }
  }

  @Test func onlyCellsThatLookDifferentAreWritten() {
    let driver = ViewDriver(width: 20, height: 4, theme: .monochrome) {
      Text("title").foregroundStyle(.title)
    }
    let frames = driver.terminal.frames.count
    driver.runtime.theme = Theme.monochrome.replacing([.line: TextStyle(foreground: .ansi(1))])
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames)
    driver.runtime.theme = Theme.monochrome.replacing([.title: TextStyle(foreground: .ansi(1))])
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames + 1)
    #expect(driver.terminal.frames.last?.changes.map(\.columns.count) == [5])
    #expect(driver.terminal.frames.last?.repaintsAll == false)
  }

  /// ```
  ///  ┌──────────┐
  ///  │dark      │
  ///  │  ┌─────┐ │   the ground of the light theme under all of the inner text
  ///  │  │light│ │
  ///  │  └─────┘ │
  ///  └──────────┘
  /// ```
  @Test func aPartMayHaveAThemeOfItsOwn() throws {
    let driver = ViewDriver(width: 12, height: 3, theme: .kameDark) {
      VStack {
        Text("dark").foregroundStyle(.ground)
        Text("light").foregroundStyle(.ground).padding().theme(.kameLight)
      }
    }
    let canvas = try #require(driver.canvas)
    let light = Theme.kameLight.style(for: .ground)
    let dark = Theme.kameDark.style(for: .ground)
    let line = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(line.firstIndex { $0.contains("light") })
    let text = String(line[y])
    let x = text.prefix { $0 == " " }.count
    #expect(canvas[x, y].background == light.background)
    #expect(canvas[x, y].foreground == light.foreground)
    #expect(canvas[0, 0].background == dark.background)

    driver.runtime.theme = .highContrast
    driver.runtime.showFrame()
    let changed = try #require(driver.canvas)
    #expect(changed[x, y] == canvas[x, y])
    #expect(changed[0, 0].background == Theme.highContrast.style(for: .ground).background)
  }

  /// A theme without a ground stands on the terminal's own, not on what is around it.
  @Test func anOpenGroundIsTheTerminalsOwn() throws {
    let driver = ViewDriver(width: 4, height: 1, theme: .kameDark) {
      Text("x").theme(Theme(name: "open", styles: [:]))
    }
    let canvas = try #require(driver.canvas)
    let cells = canvas.cells.filter { $0.glyph != .space }
    #expect(cells.map(\.background) == [.terminalDefault])
    #expect(cells.map(\.foreground) == [.terminalDefault])
  }
}
