import Observation
import Scutes
import Testing

/// A change of a model shows wherever a view has read it, not only in a `body`.
@Suite struct ModelTrackingTests {
  @Observable final class Model {
    var name = "old"
    var isPresented = false
  }

  private let model = Model()
  private let terminal = HeadlessTerminal(size: Size(width: 30, height: 8))

  private func runtime(@ViewBuilder content: @escaping () -> some View) -> Runtime {
    let runtime = Runtime(
      terminal: terminal, theme: Theme(name: "plain", styles: [:]), content: content)
    runtime.showFrame()
    return runtime
  }

  @Test func partsOfAListSeeTheModelThatOnlyTheyRead() {
    let runtime = runtime { [model] in ForEach(0..<2) { Text("\(model.name) \($0)") } }
    #expect(terminal.text.contains("old 1"))
    model.name = "new"
    runtime.showFrame()
    #expect(terminal.text.contains("new 1"))
    #expect(!terminal.text.contains("old"))
  }

  @Test func aSheetComesWhenTheModelThatOnlyItsBindingReadsSaysSo() {
    let runtime = runtime { [model] in
      Text("below").sheet(
        isPresented: Binding {
          model.isPresented
        } set: {
          model.isPresented = $0
        }, title: "Title"
      ) { Text("above \(model.name)") }
    }
    #expect(!terminal.text.contains("above"))
    model.isPresented = true
    runtime.showFrame()
    #expect(terminal.text.contains("above old"))
    model.name = "new"
    runtime.showFrame()
    #expect(terminal.text.contains("above new"))
    model.isPresented = false
    runtime.showFrame()
    #expect(!terminal.text.contains("above"))
  }
}
