import Observation
import ScutesTesting
import Testing

@testable import Scutes

struct WindowTitleViewTests {
  @Observable final class Model {
    var inner: String?
    var title = "outer"
  }

  private struct Titled: View {
    let model: Model

    var body: some View {
      VStack {
        if let inner = model.inner { Text("inner").windowTitle(inner) }
        Text("outer")
      }
      .windowTitle(model.title)
    }
  }

  @Test func theTitleThatCameLastCounts() {
    let model = Model()
    let driver = ViewDriver(width: 10, height: 2) { Titled(model: model) }
    #expect(driver.terminal.windowTitle == "outer")
    model.inner = "inner"
    driver.runtime.showFrame()
    #expect(driver.terminal.windowTitle == "inner")
    model.inner = "changed"
    driver.runtime.showFrame()
    #expect(driver.terminal.windowTitle == "changed")
    model.inner = nil
    model.title = "other"
    driver.runtime.showFrame()
    #expect(driver.terminal.windowTitle == "other")
  }

  @Test func noViewNoTitle() {
    let driver = ViewDriver(width: 10, height: 2) { Text("x") }
    #expect(driver.terminal.windowTitle == nil)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme.map { "\($0)" } ?? "unknown") }
  }

  @Test(arguments: [(true, "dark"), (false, "light")])
  func viewsKnowTheBackgroundOnceTheTerminalHasAnswered(isDark: Bool, text: String) {
    let driver = ViewDriver(width: 10, height: 1) { Scheme() }
    #expect(driver.screen.contains("unknown"))
    var facts = TerminalFacts(name: "x", glyphs: .unicode, colorDepth: .trueColor)
    facts.hasDarkBackground = isDark
    driver.terminal.facts = facts
    driver.type("x")
    #expect(driver.screen.contains(text))
  }
}
