import TestSupport
import Testing

@testable import Scutes

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.width }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

struct AlignmentGuideTests {
  private struct Entry: View {
    let name: String
    let value: String

    var body: some View {
      HStack {
        Text(name)
        Text(": ").alignmentGuide(.colon) { _ in 0 }
        Text(value)
      }
    }
  }

  @Test func viewsLineUpByAGuideOfOnesOwn() {
    #expect(
      picture(20, 3) {
        VStack(alignment: .colon) {
          Entry(name: "Time", value: "3:10")
          Entry(name: "Errors", value: "2 of 3")
          Text("heading")
        }
      } == "     Time: 3:10\n   Errors: 2 of 3\n  heading")
  }

  @Test func aGuideIsFoundThroughModifiersAndContainers() {
    #expect(
      picture(14, 3) {
        VStack(alignment: .colon) {
          Entry(name: "a", value: "1").padding(.leading, 2).border(.light)
        }
        .frame(width: 14, alignment: Alignment(horizontal: .trailing, vertical: .top))
      } == "      ┌──────┐\n      │  a: 1│\n      └──────┘")
    #expect(
      picture(14, 4) {
        VStack(alignment: .colon) {
          Text("title")
          Entry(name: "a", value: "1").border(.light)
        }
      } == "  title\n     ┌────┐\n     │a: 1│\n     └────┘")
  }

  @Test func aGuideMovesAViewAgainstItsNeighbours() {
    #expect(
      picture(5, 2) {
        VStack(alignment: .leading) {
          Text("1,234")
          Text("-17").alignmentGuide(.leading) { _ in -2 }
        }
      } == "1,234\n  -17")
    #expect(
      picture(4, 3) {
        HStack(alignment: .top) {
          Box("a", 2, 3)
          Box("b", 2, 1).alignmentGuide(.top) { $0[.bottom] - 3 }
        }
      } == "aa\naa\naabb")
  }

  @Test func aGuideCanFollowFromAnother() {
    #expect(
      picture(6, 2) {
        VStack(alignment: .trailing) {
          Box("a", 6)
          Box("b", 2).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] + 3 }
        }
      } == "aaaaaa\n  bb")
  }

  @Test func rowsLineUpByTheirFirstRowOfText() {
    #expect(
      picture(14, 4) {
        HStack(alignment: .firstTextBaseline) {
          Text("Name")
          VStack {
            Text("Ann")
            Text("Lee")
          }
          .border(.light)
          Box("x", 1, 2)
        }
      }
        == "      ┌───┐x\n  Name│Ann│x\n      │Lee│\n      └───┘")
  }

  @Test func rowsLineUpByTheirLastRowOfText() {
    #expect(
      picture(8, 3) {
        HStack(alignment: .lastTextBaseline) {
          Text("one\ntwo")
          Text("a").padding(.bottom, 1)
          Text("end")
        }
      } == "one\ntwoaend")
  }

  @Test func aPileLinesUpByGuides() {
    #expect(
      picture(6, 3) {
        ZStack(alignment: .topLeading) {
          Box("a", 4, 2)
          Box("b", 2, 2).alignmentGuide(.leading) { _ in -4 }.alignmentGuide(.top) { _ in -1 }
        }
      } == "aaaa\naaaabb\n    bb")
  }

  @Test func aFramePlacesItsContentByItsGuide() {
    #expect(
      picture(8, 1) {
        Box("a", 2).alignmentGuide(.leading) { _ in -3 }.frame(width: 8, alignment: .leading)
      } == "   aa")
  }

  @Test func whatLiesOverAViewLinesUpWithItsGuide() {
    #expect(
      picture(8, 1) {
        Box("a", 8).alignmentGuide(.leading) { _ in 5 }.overlay(alignment: .leading) { Text("x") }
      } == "aaaaaxaa")
  }

  @Test func anOffsetLeavesTheGuideWhereItIs() {
    #expect(
      picture(6, 2) {
        HStack(alignment: .firstTextBaseline) {
          Text("abc")
          Text("x").offset(y: 1)
        }
        .frame(width: 6, height: 2, alignment: .topLeading)
      } == "abc\n   x")
  }

  @Test(arguments: 1...60)
  func aGuideElsewhereInTheTreeMovesNothing(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 12)
    let view = RandomLayout(depth: 4, using: &random).view
    func shown(_ hasGuide: Bool) -> String {
      picture(40, 20) {
        ZStack {
          view.frame(width: 40, height: 19).frame(height: 20, alignment: .top)
          if hasGuide { Text("").alignmentGuide(.colon) { _ in 1 } }
        }
      }
    }
    #expect(shown(true) == shown(false))
  }

  @Test func aGuideThatMovesIsFollowedThoughNoSizeChanges() {
    let shown = Shown("a")
    let driver = ViewDriver(width: 8, height: 2) {
      VStack(alignment: .leading) {
        Text("12345")
        HStack {
          Moving(shown: shown)
        }
      }
    }
    #expect(driver.picture == " 12345\n a")
    shown.offset = 2
    driver.runtime.showFrame()
    #expect(driver.picture == " 12345\n   a")
  }

  private struct Moving: View {
    let shown: Shown

    var body: some View {
      let offset = shown.offset
      Text(shown.text).alignmentGuide(.leading) { _ in -offset }
    }
  }

  @Test func guidesOfNestedStacksAreWorkedOutOnce() {
    final class Calls { var count = 0 }
    let calls = Calls()
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(
          Text("x").alignmentGuide(.colon) { _ in
            calls.count += 1
            return 0
          })
        : AnyView(
          VStack(alignment: .colon) {
            Text("below")
            HStack {
              Text("a")
              nest(depth - 1)
            }
          })
    }
    let view = nest(8)
    let driver = ViewDriver(width: 80, height: 24) { view }
    let tree = driver.runtime.tree
    #expect(calls.count <= 6)
    #expect(tree.counts.measured <= 5 * tree.allElements.count)
  }
}
