import Scutes
import ScutesTesting
import Testing

@MainActor @Test func theAlertCanBeTakenBack() {
  let driver = ViewDriver(width: 40, height: 12) { Editor() }
  driver.type("x")
  #expect(driver.screen.contains("Throw it away?"))
  driver.type("⎋")
  #expect(!driver.screen.contains("Throw it away?"))
  driver.click(on: "Save")
  driver.advance(by: .seconds(3))
}

struct Editor: View {
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Save") {}
      Button("Close") { asks = true }
    }
    .keyBindings("Editor", [KeyBinding([KeyPress("x")], (), "close")]) { asks = true }
    .alert("Throw it away?", isPresented: $asks) {
      Button("Throw away", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    }
  }
}

struct Step: View {
  let number: Int

  var body: some View { Text("step \(number)") }
}

struct Stepping: View {
  @State private var number = 0

  var body: some View {
    HStack {
      Step(number: number)
      Step(number: -1)
    }
    .focusable()
    .keyBindings("Steps", [KeyBinding([KeyPress(.right)], (), "step")]) { number += 1 }
  }
}

@Test func onlyTwoBodiesAreEvaluated() {
  let driver = ViewDriver(width: 40, height: 12) { Stepping() }
  let work = driver.work { driver.type("→") }
  #expect(work.evaluated == 2)
}

struct Log {
  func info(_ message: String) {}
}

func report(_ runtime: Runtime, to log: Log) {
  runtime.onFrame = { log.info("\($0.summary)") }
}
