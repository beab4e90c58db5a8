import TestSupport
import Testing

@testable import Scutes

struct StackTests {
  /// The possible widths of the boxes in a row, and the resulting ones.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let width: Int
    var spacing = 0
    let boxes: [ClosedRange<Int>]
    let expected: String

    var testDescription: String { "\(boxes) in \(width)" }
  }

  @Test(arguments: [
    Row(width: 6, boxes: [2...2, 3...3, 1...1], expected: "aabbbc"),
    Row(width: 9, boxes: [2...2, 3...3, 1...1], expected: " aabbbc"),
    Row(width: 10, boxes: [0...99, 0...99, 0...99], expected: "aaaabbbccc"),
    Row(width: 11, boxes: [0...99, 0...99, 0...99], expected: "aaaabbbbccc"),
    Row(width: 10, boxes: [3...3, 0...99, 0...99], expected: "aaabbbbccc"),
    Row(width: 10, boxes: [0...99, 3...3, 0...99], expected: "aaaabbbccc"),
    Row(width: 10, boxes: [0...2, 0...99], expected: "aabbbbbbbb"),
    Row(width: 10, boxes: [0...99, 0...2], expected: "aaaaaaaabb"),
    Row(width: 10, boxes: [8...99, 0...99], expected: "aaaaaaaabb"),
    Row(width: 6, boxes: [5...99, 0...3], expected: "aaaaab"),
    Row(width: 12, boxes: [0...50, 10...110], expected: "aabbbbbbbbbb"),
    Row(width: 10, spacing: 2, boxes: [0...99, 0...99, 1...1], expected: "aaa  bb  c"),
    Row(width: 5, spacing: 1, boxes: [1...1, 1...1, 1...1], expected: "a b c"),
    Row(width: 4, boxes: [], expected: ""),
  ])
  func aRowSharesItsColumns(_ row: Row) {
    let text = picture(row.width, 1) {
      HStack(spacing: row.spacing) {
        ForEach(row.boxes.indices, id: \.self) { index in
          Box(Array("abc")[index], row.boxes[index])
        }
      }
    }
    #expect(text == row.expected)
  }

  @Test(arguments: 0...40)
  func noColumnIsLostOrInvented(_ width: Int) {
    for count in 1...7 {
      let driver = ViewDriver(width: width, height: 1) {
        HStack { ForEach(0..<count) { _ in Box("x", 0...unlimited) } }
      }
      let widths = driver.runtime.tree.allElements.filter { $0.drawsItself }.map(\.frame.width)
      #expect(widths.reduce(0, +) == width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      #expect(widths == widths.sorted(by: >))
    }
  }

  @Test func aColumnSharesItsRows() {
    #expect(
      picture(2, 7) {
        VStack {
          Box("a", 1, 1)
          Box("b", 2...2, 0...99)
          Box("c", 2...2, 0...99)
        }
      } == "a\nbb\nbb\nbb\ncc\ncc\ncc")
  }

  @Test(
    arguments: [
      (.leading, "aaa\nb\ncc"), (.center, "aaa\n b\ncc"), (.trailing, "aaa\n  b\n cc"),
    ] as [(HorizontalAlignment, String)])
  func aColumnAlignsItsViews(_ alignment: HorizontalAlignment, _ expected: String) {
    #expect(
      picture(3, 3) {
        VStack(alignment: alignment) {
          Box("a", 3)
          Box("b", 1)
          Box("c", 2)
        }
      } == expected)
  }

  @Test(
    arguments: [
      (.top, "abc\na c\na"), (.center, "a c\nabc\na"), (.bottom, "a\na c\nabc"),
    ] as [(VerticalAlignment, String)])
  func aRowAlignsItsViews(_ alignment: VerticalAlignment, _ expected: String) {
    #expect(
      picture(3, 3) {
        HStack(alignment: alignment) {
          Box("a", 1, 3)
          Box("b", 1)
          Box("c", 1, 2)
        }
      } == expected)
  }

  @Test(
    arguments: [
      (.topLeading, "bba\naaa\naaa"), (.top, "bba\naaa\naaa"), (.topTrailing, "abb\naaa\naaa"),
      (.leading, "aaa\nbba\naaa"), (.center, "aaa\nbba\naaa"), (.trailing, "aaa\nabb\naaa"),
      (.bottomLeading, "aaa\naaa\nbba"), (.bottom, "aaa\naaa\nbba"),
      (.bottomTrailing, "aaa\naaa\nabb"),
    ] as [(Alignment, String)])
  func aPileAlignsItsViews(_ alignment: Alignment, _ expected: String) {
    #expect(
      picture(3, 3) {
        ZStack(alignment: alignment) {
          Box("a", 3, 3)
          Box("b", 2)
        }
      } == expected)
  }

  @Test func theHigherPriorityIsServedFirst() {
    #expect(
      picture(10, 1) {
        HStack {
          Box("a", 1...99)
          Box("b", 2...99).layoutPriority(1)
          Box("c", 3...99).padding(.leading, 1)
        }
      } == "abbbbb ccc")
  }

  @Test func aPriorityReachesThroughModifiers() {
    #expect(
      picture(10, 1) {
        HStack {
          Box("a", 1...99)
          Box("b", 2...99).layoutPriority(1).padding(.leading, 1).foregroundStyle(.title)
        }
      } == "a bbbbbbbb")
  }

  @Test(
    arguments: [
      (9, "a   b   c"), (10, "a    b   c"), (7, "a  b  c"), (5, "a  bc"),
    ])
  func spacersTakeWhatIsLeft(_ width: Int, _ expected: String) {
    #expect(
      picture(width, 1) {
        HStack {
          Box("a", 1)
          Spacer(minLength: 2)
          Box("b", 1)
          Spacer()
          Box("c", 1)
        }
      } == expected)
  }

  @Test func aSpacerKeepsItsLeastFromAFlexibleNeighbour() {
    #expect(
      picture(8, 1) {
        HStack {
          Box("a", 1...99)
          Spacer(minLength: 3)
          Box("b", 1)
        }
      } == "aaaa   b")
  }

  @Test func aSpacerIsNoWiderThanItsColumn() {
    #expect(
      picture(9, 4) {
        HStack {
          VStack {
            Box("a", 2)
            Spacer()
            Box("b", 1)
          }
          Box("c", 2)
        }
        .border(.light)
      } == " ┌────┐\n │aacc│\n │b   │\n └────┘")
  }

  @Test func textWrapsInTheWidthThatARowLeavesIt() {
    #expect(
      picture(12, 3) {
        HStack(alignment: .top) {
          Box("a", 4, 3)
          Text("one two three")
        }
      } == "aaaaone two\naaaathree\naaaa")
  }

  @Test func textWrapsInAColumnInARow() {
    #expect(
      picture(12, 4) {
        HStack(alignment: .top) {
          VStack {
            Text("one two three four")
            Box("b", 3)
          }
          Box("a", 6, 2)
        }
      } == "one   aaaaaa\ntwo   aaaaaa\nthree…\n bbb")
  }

  @Test func aRowIsAsHighAsItsTextNeedsInsideAColumn() {
    #expect(
      picture(9, 6) {
        VStack(alignment: .leading) {
          HStack(alignment: .top) {
            Text("one two three")
            Box("a", 2)
          }
          Box("b", 9)
        }
      } == "\none twoaa\nthree\nbbbbbbbbb")
  }
}
