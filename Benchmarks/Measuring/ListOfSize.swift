import Scutes

/// A list with eight visible rows and a cursor that moves down and up.
@MainActor
struct ListOfSize {
  private let terminal = UnseenTerminal(size: Size(width: 40, height: 8))
  private let runtime: Runtime

  private struct Rows: View {
    let count: Int
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<count) { row in Text("row \(row)") }
      }
    }
  }

  /// Creates a list of `count` rows, at least ten, and shows it once.
  init(count: Int) {
    runtime = Runtime(terminal: terminal, theme: Theme(name: "plain", styles: [:])) {
      Rows(count: count)
    }
    runtime.showFrame()
  }

  /// Moves the cursor nine rows down and nine up, again and again, which scrolls at the edges.
  /// Returns the processor time of each key that changes anything, which keys at the end of a list
  /// don't.
  func keys(_ count: Int) -> Samples {
    var samples = Samples()
    for index in 0..<count {
      terminal.events = [.key(KeyPress(index / 9 % 2 == 0 ? .down : .up))]
      let start = ProcessorClock.now
      runtime.step()
      let time = ProcessorClock.now - start
      if terminal.takeChangedCells() > 0 { samples.add(time) }
    }
    return samples
  }
}
