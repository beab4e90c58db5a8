import TestSupport
import Testing

@testable import Scutes

struct ViewThatFitsTests {
  @Test(
    arguments: [(20, "   Errors: 2 of 3"), (13, "  2 errors"), (12, "  2 errors"), (3, "2 …")])
  func theFirstThatFitsIsShown(_ width: Int, _ expected: String) {
    #expect(
      picture(width, 1) {
        ViewThatFits(in: .horizontal) {
          Text("Errors: 2 of 3")
          Text("2 errors").lineLimit(1)
        }
      } == expected)
  }

  @Test func theHeightCountsWhereItIsAsked() {
    func shown(_ axes: Axis.Set) -> String {
      picture(3, 2) {
        ViewThatFits(in: axes) {
          Box("a", 3, 3)
          Box("b", 3, 2)
        }
        .frame(height: 2)
      }
    }
    #expect(shown(.vertical) == "bbb\nbbb")
    #expect(shown(.horizontal).hasPrefix("aaa"))
    #expect(shown([.horizontal, .vertical]) == "bbb\nbbb")
  }

  @Test func keysReachOnlyWhatIsShown() {
    var (wide, narrow) = (0, 0)
    let driver = ViewDriver(width: 30, height: 1) {
      ViewThatFits {
        Button("a rather long label") { wide += 1 }
        Button("short") { narrow += 1 }
      }
    }
    driver.type("⏎")
    #expect((wide, narrow) == (1, 0))
    driver.resize(width: 12, height: 1)
    #expect(driver.text.contains("short"))
    driver.type("⏎")
    #expect((wide, narrow) == (1, 1))
    driver.resize(width: 30, height: 1)
    #expect(driver.text.contains("rather"))
    driver.type("⏎")
    #expect((wide, narrow) == (2, 1))
  }

  @Test func whatFitsAgainIsDrawnAgain() {
    let shown = Shown("a")
    let driver = ViewDriver(width: 8, height: 1) {
      ViewThatFits {
        Word(shown: shown)
        Text("none")
      }
      .frame(width: 8, alignment: .leading)
    }
    var mirror = ScreenMirror(driver)
    for text in ["a", "a text that is too long", "ab", "a text that is too long", "ab"] {
      shown.text = text
      driver.runtime.showFrame()
      #expect(driver.picture == (text.count > 8 ? "none" : text))
      mirror.follow(driver)
    }
  }

  private struct Word: View {
    let shown: Shown

    var body: some View {
      Text(shown.text)
    }
  }

  private static func nest(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text("end")) }
    return AnyView(
      HStack {
        Text("a")
        VStack {
          ViewThatFits {
            Text("a wording that is longer than there is room for: \(depth) of them at least")
            nest(depth - 1)
          }
          Text("b")
        }
      })
  }

  @Test(arguments: [2, 4, 8])
  func choicesWithinChoicesAreMeasuredAFewTimes(_ depth: Int) {
    let view = Self.nest(depth)
    let driver = ViewDriver(width: 60, height: 24) { view }
    let tree = driver.runtime.tree
    #expect(driver.text.contains("end"))
    #expect(tree.counts.measured <= 5 * tree.allElements.count)
    tree.counts = TreeCounts()
    driver.resize(width: 50, height: 24)
    #expect(tree.counts.measured <= 5 * tree.allElements.count)
  }

  private static func grids(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text("end of it")) }
    return AnyView(
      GridLayout {
        GridRow {
          Text("key")
          grids(depth - 1)
        }
        GridRow {
          Text("k")
          FlowLayout {
            Text("one")
            Text("two")
          }
        }
      })
  }

  @Test(arguments: [2, 4, 8])
  func gridsInGridsAreMeasuredAFewTimes(_ depth: Int) {
    let view = Self.grids(depth)
    let tree = ViewDriver(width: 60, height: 24) { view }.runtime.tree
    #expect(tree.counts.measured <= 6 * tree.allElements.count)
  }
}
