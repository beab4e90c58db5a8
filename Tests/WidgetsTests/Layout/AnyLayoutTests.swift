import TestSupport
import Testing

@testable import Scutes

struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  private struct Turning: View {
    let shown: Shown

    var body: some View {
      let layout = shown.isOn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 1))
      layout {
        Counter()
        Box("b", 3)
      }
    }
  }

  @Test func anotherLayoutKeepsTheStateOfItsViews() {
    let shown = Shown()
    let driver = ViewDriver(width: 20, height: 2) { Turning(shown: shown) }
    driver.type("⏎⏎")
    let row = driver.lines
    #expect(row.count == 1 && row[0].contains("2") && row[0].contains("bbb"))
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.lines.count == 2)
    #expect(driver.lines[0].contains("2"))
    driver.type("⏎")
    #expect(driver.lines[0].contains("3"))
  }

  @Test func layoutsOfOtherTypesOrValuesDiffer() {
    let row = AnyLayout(HStackLayout(spacing: 1))
    #expect(AnyLayout.areSame(row, AnyLayout(HStackLayout(spacing: 1))))
    #expect(!AnyLayout.areSame(row, AnyLayout(HStackLayout(spacing: 2))))
    #expect(!AnyLayout.areSame(row, AnyLayout(VStackLayout(spacing: 1))))
  }

  private enum Indent: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  /// Indents each view by its own layout value.
  private struct Outline: Layout, Equatable {
    func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
      let sizes = subviews.map { $0.sizeThatFits(proposal) }
      return Size(
        width: zip(subviews, sizes).map { $0[Indent.self] + $1.width }.max() ?? 0,
        height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: Point(x: bounds.minX + subview[Indent.self], y: y), proposal: proposal)
        y += subview.sizeThatFits(proposal).height
      }
    }
  }

  private struct Indented: View {
    let shown: Shown

    var body: some View {
      Text("two").layoutValue(key: Indent.self, value: shown.offset).padding(.bottom, 1)
    }
  }

  @Test func aLayoutReadsWhatItsViewsHaveNoted() {
    let shown = Shown()
    shown.offset = 2
    let driver = ViewDriver(width: 5, height: 4) {
      Outline {
        Text("one")
        Indented(shown: shown)
        Text("three")
      }
    }
    #expect(driver.picture == "one\n  two\n\nthree")
    shown.offset = 1
    driver.runtime.showFrame()
    #expect(driver.picture == "one\n two\n\nthree")
  }

  private struct Weighted: View {
    let shown: Shown

    var body: some View {
      Box("b", 1...9).layoutPriority(Double(shown.offset))
    }
  }

  @Test func anotherPriorityIsHeeded() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 1) {
      HStack {
        Box("a", 1...9)
        Weighted(shown: shown).padding(EdgeInsets())
      }
    }
    #expect(driver.picture == "aaaaabbbbb")
    shown.offset = 1
    driver.runtime.showFrame()
    #expect(driver.picture == "abbbbbbbbb")
  }
}
