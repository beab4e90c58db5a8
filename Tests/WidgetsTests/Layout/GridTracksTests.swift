import Observation
import TestSupport
import Testing

@testable import Scutes

struct GridTracksTests {
  @Test func eachBeginsBehindThoseBeforeAndTheGaps() {
    #expect(GridTracks(lengths: [3, 0, 5, 1], spacing: 2).starts == [0, 5, 7, 14])
    #expect(GridTracks(lengths: [3, 4], spacing: 0).starts == [0, 3])
    #expect(GridTracks(lengths: [], spacing: 2).starts.isEmpty)
  }

  /// The time to lay out `layout` with `count` cells again after one has changed.
  private func time(_ layout: some Layout, _ count: Int) -> Duration? {
    let shown = Shown("0")
    let driver = ViewDriver(width: 40, height: 10) {
      ScrollView {
        layout {
          Text(shown.text).alignmentGuide(.top) { _ in 0 }
          ForEach(0..<count) { Text("\($0)") }
        }
      }
    }
    driver.runtime.tree.overflows.isWatching = false
    return (1...5).map { round in
      processorTime {
        shown.text = String(repeating: "1", count: round + 1)
        driver.runtime.showFrame()
      }
    }.min()
  }

  @Test func theTimeOfAGridOfColumnsGrowsWithItsCells() {
    let layout = VGridLayout(columns: [GridItem(.flexible()), GridItem(.flexible())])
    guard let few = time(layout, 1000), let many = time(layout, 8000) else { return }
    #expect(many < few * 25)
  }

  @Test func theTimeOfAGridWithGuidesGrowsWithItsRows() {
    let layout = GridLayout(alignment: .top)
    guard let few = time(layout, 500), let many = time(layout, 4000) else { return }
    #expect(many < few * 25)
  }
}
