import TestSupport
import Testing

@testable import Scutes

/// A button that counts its presses.
struct Counter: View {
  @State private var count = 0
  let name: String
  var log = BodyLog()

  var body: some View {
    let _ = log.note(name)
    Button("\(name)\(count)") { count += 1 }
  }
}

struct StateTests {
  @Test func aChangeEvaluatesTheBodyThatReadsItAndNoOther() {
    let log = BodyLog()
    let driver = ViewDriver {
      VStack {
        Counter(name: "A", log: log)
        Counter(name: "B", log: log)
      }
    }
    #expect(log.take() == ["A": 1, "B": 1])
    driver.click(on: "B0")
    #expect(log.take()["B"] ?? 0 >= 1)
    _ = log.take()
    driver.press(KeyPress(.enter))
    #expect(log.take() == ["B": 1])
    #expect(driver.lines == ["A0", "B2"])
  }

  private struct Parent: View {
    @State private var count = 0
    let log: BodyLog

    var body: some View {
      let _ = log.note("parent")
      VStack {
        Button("parent\(count)") { count += 1 }
        Counter(name: "child", log: log)
      }
    }
  }

  @Test func stateLastsWhenTheParentIsEvaluated() {
    let log = BodyLog()
    let driver = ViewDriver { Parent(log: log) }
    driver.click(on: "child0")
    driver.click(on: "parent0")
    #expect(driver.lines == ["parent1", "child1"])
  }

  @Test func aViewWithStateIsSkippedWhenItsParentSaysTheSameOfIt() {
    let log = BodyLog()
    let driver = ViewDriver { Parent(log: log) }
    _ = log.take()
    let skipped = driver.runtime.tree.counts.skipped
    driver.press(KeyPress(.enter))
    #expect(log.take() == ["parent": 1])
    #expect(driver.runtime.tree.counts.skipped > skipped)
    #expect(driver.lines == ["parent1", "child0"])
  }

  private struct Switch: View {
    @State private var isOn = false
    let usesAnyView: Bool

    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        if usesAnyView {
          isOn ? AnyView(Counter(name: "A").padding(.top, 1)) : AnyView(Counter(name: "A"))
        } else if isOn {
          Counter(name: "A")
        } else {
          Counter(name: "A")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func stateIsLostWithTheIdentity(_ usesAnyView: Bool) {
    let driver = ViewDriver { Switch(usesAnyView: usesAnyView) }
    driver.click(on: "A0")
    #expect(driver.lines == ["switch", "A1"])
    driver.click(on: "switch")
    #expect(driver.lines == ["switch", "A0"])
    driver.click(on: "switch")
    #expect(driver.lines == ["switch", "A0"])
  }

  @Test func twoViewsMadeFromOneDescriptionKeepStateOfTheirOwn() {
    let counter = Counter(name: "A")
    let driver = ViewDriver {
      VStack {
        counter
        counter
      }
    }
    driver.click(on: "A0")
    #expect(driver.lines == ["A1", "A0"])
    driver.press(KeyPress(.tab), KeyPress(.enter), KeyPress(.enter))
    #expect(driver.lines == ["A1", "A2"])
  }

  private struct Curtain<Content: View>: View {
    @State private var isOpen = true
    let content: Content

    var body: some View {
      VStack {
        Button("curtain") { isOpen.toggle() }
        if isOpen { content }
      }
    }
  }

  @Test func aDescriptionThatIsShownAgainBeginsAfresh() {
    let driver = ViewDriver { Curtain(content: Counter(name: "A")) }
    driver.click(on: "A0")
    driver.click(on: "curtain")
    #expect(driver.lines == ["curtain"])
    driver.click(on: "curtain")
    #expect(driver.lines == ["curtain", "A0"])
  }

  private struct Silent: View {
    @State private var presses = 0
    let log: BodyLog
    let report: (Int) -> Void

    var body: some View {
      let _ = log.note("silent")
      Button("press") {
        presses += 1
        report(presses)
      }
    }
  }

  @Test func stateThatNoBodyReadsIsKeptAndEvaluatesNothing() {
    let log = BodyLog()
    var reports: [Int] = []
    let driver = ViewDriver { Silent(log: log) { reports.append($0) } }
    _ = log.take()
    driver.press(KeyPress(.enter), KeyPress(.enter))
    #expect(reports == [1, 2])
    #expect(log.take() == [:])
  }

  private struct Fixed: View {
    @State private var value = 7
    let log: BodyLog

    var body: some View {
      let _ = log.note("fixed")
      Button("\(value)") { value = 7 }
    }
  }

  @Test func settingTheSameValueChangesNothing() {
    let log = BodyLog()
    let driver = ViewDriver { Fixed(log: log) }
    _ = log.take()
    let frames = driver.terminal.frames.count
    driver.press(KeyPress(.enter))
    #expect(log.take() == [:])
    #expect(driver.terminal.frames.count == frames)
  }

  private struct GivenStart: View {
    @State private var value: Int

    init(start: Int) {
      _value = State(wrappedValue: start)
    }

    var body: some View {
      Button("\(value)") { value += 1 }
    }
  }

  @Test func stateBeginsWithTheValueThatItsViewWasMadeWith() {
    let driver = ViewDriver { GivenStart(start: 5) }
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["6"])
  }

  private struct Sketch: View {
    @State private var count = 0
    let log: BodyLog

    var body: some View {
      let _ = log.note("sketch")
      Drawing { rect, painter, _ in
        painter.write("count \(count)", at: rect.origin, style: TextStyle())
      }
      .keyBindings("Sketch", [KeyBinding([KeyPress("a")], (), "add")]) { count += 1 }
    }
  }

  @Test func aDrawingThatReadsStateIsDrawnAgain() {
    let log = BodyLog()
    let driver = ViewDriver { Sketch(log: log) }
    _ = log.take()
    driver.type("aa")
    #expect(driver.lines == ["count 2"])
    #expect(log.take() == [:])
  }

  private enum Forecast: View {
    case sun
    case rain(String)

    var body: some View {
      switch self {
      case .sun: Text("sun")
      case .rain(let kind): Text(kind)
      }
    }
  }

  @Test func anEnumerationCanBeAView() {
    let driver = ViewDriver {
      VStack {
        Forecast.sun
        Forecast.rain("drizzle")
      }
    }
    #expect(driver.lines == ["sun", "drizzle"])
  }
}
