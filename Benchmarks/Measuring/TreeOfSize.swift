import Observation
import Scutes

/// A tree of many nodes in which one leaf at a time changes.
@MainActor
struct TreeOfSize {
  /// The number of texts, in rows of ``columns``.
  let leaves: Int
  private static let columns = 10
  private let models: [Counter]
  private let terminal = UnseenTerminal(size: Size(width: 160, height: 100))
  private let runtime: Runtime

  @Observable
  final class Counter {
    var value = 0
  }

  private struct Leaf: View {
    let counter: Counter
    var body: some View { Text(counter.value % 2 == 0 ? "a" : "b") }
  }

  private struct Grid: View {
    let models: [Counter]
    let columns: Int

    var body: some View {
      HStack(alignment: .top) {
        // Blocks of at most a hundred rows, the height of the screen.
        ForEach(0..<(models.count + 999) / 1000) { block in
          VStack {
            ForEach(0..<min(100, (models.count - block * 1000) / columns)) { row in
              HStack {
                ForEach(0..<columns) { column in
                  Leaf(counter: models[block * 1000 + row * columns + column])
                }
              }
            }
          }
        }
      }
    }
  }

  /// Creates a tree of `leaves`, a multiple of ten, and shows it once.
  init(leaves: Int) {
    self.leaves = leaves
    let models = (0..<leaves).map { _ in Counter() }
    self.models = models
    let columns = Self.columns
    runtime = Runtime(terminal: terminal, theme: Theme(name: "plain", styles: [:])) {
      Grid(models: models, columns: columns)
    }
    runtime.showFrame()
    _ = terminal.takeChangedCells()
  }

  /// Changes leaves in different places, shows a frame after each, and returns the processor time
  /// of each.
  func frames(_ count: Int) -> Samples {
    var samples = Samples()
    for index in 0..<count {
      let model = models[index * 7919 % models.count]
      let start = ProcessorClock.now
      model.value += 1
      runtime.showFrame()
      samples.add(ProcessorClock.now - start)
      precondition(terminal.takeChangedCells() == 1, "a leaf that changed was not shown")
    }
    return samples
  }
}
