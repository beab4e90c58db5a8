import TestSupport
import Testing

@testable import Scutes

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("add") { count += 1 }
      Text("count \(count)")
      Text("still")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct InspectorTests {
  private let terminal = HeadlessTerminal(
    size: Size(width: 80, height: 12),
    capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: true))

  private func runtime() -> Runtime {
    let runtime = Runtime(
      terminal: terminal, theme: Theme(name: "test", styles: [:]), now: TestClock().read,
      inspectorKey: KeyPress(.function(12))
    ) { Counting() }
    runtime.showFrame()
    return runtime
  }

  private func press(_ key: KeyPress, _ runtime: Runtime) {
    terminal.send(.key(key))
    runtime.step()
  }

  @Test func framesAreReportedToThoseWhoAsk() throws {
    let runtime = runtime()
    var reports: [FrameReport] = []
    runtime.onFrame = { reports.append($0) }
    press(KeyPress(.enter), runtime)
    press(KeyPress("x"), runtime)
    #expect(reports.map(\.number) == [2])
    #expect(reports.first?.cells == 1)
    let work = try #require(reports.first?.work)
    #expect((1...2).contains(work.evaluated))
    #expect(
      reports[0].summary
        == "frame 2: \(work.evaluated) evaluated, \(work.measured) measured, "
        + "\(work.drawn) drawn, 1 cells, 0.00 ms")
  }

  @Test func theInspectorWatchesThenTakesTheKeysThenGoes() {
    let runtime = runtime()
    let before = terminal.text
    press(KeyPress(.function(12)), runtime)
    press(KeyPress(.enter), runtime)
    #expect(terminal.text.contains("count 1"))
    #expect(terminal.text.contains("frame 3: "))
    #expect(terminal.text.contains("›"))
    #expect(terminal.text.contains("Button"))
    press(KeyPress(.function(12)), runtime)
    press(KeyPress(.enter), runtime)
    #expect(terminal.text.contains("count 1"))
    press(KeyPress(.escape), runtime)
    #expect(terminal.text == before.replacing("count 0", with: "count 1"))
  }

  @Test func whatIsSelectedIsMarkedOnTheScreen() throws {
    let runtime = runtime()
    for _ in 0..<2 { press(KeyPress(.function(12)), runtime) }
    for _ in 0..<60 { press(KeyPress(.down), runtime) }
    let canvas = try #require(terminal.frames.last?.canvas)
    let rows = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("still") })
    let column = try #require(rows[row].firstRange(of: "still")).lowerBound
    let x = rows[row].distance(from: rows[row].startIndex, to: column)
    #expect(canvas[x, row].attributes.contains(.reverse))
    #expect(!canvas[x, row - 1].attributes.contains(.reverse))
  }

  @Test func aClosedInspectorCostsNothing() {
    let runtime = runtime()
    runtime.tree.counts = TreeCounts()
    press(KeyPress(.enter), runtime)
    let cost = runtime.tree.counts
    for _ in 0..<3 { press(KeyPress(.function(12)), runtime) }
    runtime.tree.counts = TreeCounts()
    press(KeyPress(.enter), runtime)
    #expect(runtime.tree.counts == cost)
  }

  @Test func whatIsLoggedStandsInItsDrawer() {
    let runtime = runtime()
    runtime.log("first")
    runtime.log("second\nand more")
    #expect(!terminal.text.contains("first"))
    press(KeyPress(.function(12)), runtime)
    #expect(terminal.text.contains("0.000 first"))
    #expect(terminal.text.contains("  and more"))
    runtime.log("third")
    runtime.runDue()
    #expect(terminal.text.contains("0.000 third") && !terminal.text.contains("first"))
    press(KeyPress(.function(12)), runtime)
    press(KeyPress("l"), runtime)
    #expect(terminal.text.contains("0.000 first"))
  }

  @Test func onlyTheLatestLinesAreKept() {
    let inspector = Inspector()
    for number in 0..<1000 { inspector.note("line \(number)", at: .zero) }
    #expect(inspector.log.count == Inspector.maxLogged)
    #expect(inspector.log.last == "0.000 line 999")
  }

  @Test func withoutAnInspectorNothingIsMadeForTheLog() {
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) { Text("") }
    var isMade = false
    func text() -> String {
      isMade = true
      return ""
    }
    runtime.log(text())
    #expect(!isMade)
  }
}
