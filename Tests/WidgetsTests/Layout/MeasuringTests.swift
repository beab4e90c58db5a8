import Observation
import TestSupport
import Testing

@testable import Scutes

struct MeasuringTests {
  @Observable
  final class Word {
    var text = "word"
  }

  private struct Leaf: View {
    let word: Word

    var body: some View {
      Text(word.text)
    }
  }

  private static func nest(_ depth: Int, around word: Word) -> AnyView {
    guard depth > 0 else { return AnyView(Leaf(word: word)) }
    return AnyView(
      VStack {
        HStack {
          nest(depth - 1, around: word)
          Text("beside")
        }
        Text("below \(depth)")
      })
  }

  private static func driver(depth: Int, word: Word = Word()) -> ViewDriver {
    let view = nest(depth, around: word)
    return ViewDriver(width: 120, height: 40) { view }
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func eachElementIsMeasuredAFewTimesHoweverDeepItIs(_ depth: Int) {
    let tree = Self.driver(depth: depth).runtime.tree
    #expect(tree.counts.measured <= 4 * tree.allElements.count)
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func anotherSizeOfTheScreenMeasuresEachElementAFewTimes(_ depth: Int) {
    let driver = Self.driver(depth: depth)
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    driver.resize(width: 100, height: 30)
    #expect(tree.counts.measured <= 4 * tree.allElements.count)
  }

  @Test func manySizesOfTheScreenLeaveNothingBehindToMeasure() {
    let word = Word()
    let driver = Self.driver(depth: 4, word: word)
    for width in 40..<100 { driver.resize(width: width, height: 30) }
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    word.text = "longer"
    driver.runtime.showFrame()
    #expect(tree.counts.measured <= 4 * tree.allElements.count)
  }

  @Test func manySharesOfTheRoomLeaveNothingBehindToMeasure() {
    let (word, beside) = (Word(), Word())
    let driver = ViewDriver(width: 60, height: 10) {
      HStack {
        Leaf(word: beside)
        Leaf(word: word).frame(maxWidth: .infinity)
      }
    }
    for length in 1..<50 {
      beside.text = String(repeating: "x", count: length)
      driver.runtime.showFrame()
    }
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    word.text = "longer"
    driver.runtime.showFrame()
    #expect(tree.counts.measured <= 4 * tree.allElements.count)
  }

  @Test func placingAgainMeasuresNothing() {
    let tree = Self.driver(depth: 8).runtime.tree
    tree.counts = TreeCounts()
    tree.layOut(in: Size(width: 120, height: 40))
    #expect(tree.counts == TreeCounts())
  }

  @Test func anotherTextOfTheSameSizeMeasuresThatTextOnly() {
    let word = Word()
    let driver = Self.driver(depth: 16, word: word)
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    word.text = "four"
    driver.runtime.showFrame()
    #expect(tree.counts.evaluated == 1)
    #expect(tree.counts.measured <= 4)
    #expect(tree.counts.drawn <= 3 * 16 + 5)
  }

  @Test(arguments: [4, 8, 16])
  func anotherSizeOfALeafMeasuresItsPathOnly(_ depth: Int) {
    let word = Word()
    let driver = Self.driver(depth: depth, word: word)
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    word.text = "a longer word"
    driver.runtime.showFrame()
    // On each level a row, a column and the two texts beside them, whose share changes.
    #expect(tree.counts.measured <= 4 * (4 * depth + 1))
  }

  @Test func aLeafInAFixedFrameMeasuresNothingAroundIt() {
    let word = Word()
    let driver = ViewDriver {
      VStack {
        Leaf(word: word).frame(width: 20, height: 1)
        ForEach(0..<50) { Text("row \($0)") }
      }
    }
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    word.text = "longer"
    driver.runtime.showFrame()
    #expect(tree.counts.measured <= 8)
  }

  private struct Cell: LeafView, Equatable {
    let isOn: Bool

    func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
      Size(width: 3, height: 1)
    }

    func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
      painter.write(isOn ? "[x]" : "[ ]", at: rect.origin, style: TextStyle())
    }
  }

  @Observable
  final class Marked {
    var cell = 0
  }

  private struct Board: View {
    let marked: Marked

    var body: some View {
      let cell = marked.cell
      VStack {
        ForEach(0..<9) { row in
          HStack { ForEach(0..<9) { column in Cell(isOn: row * 9 + column == cell) } }
        }
      }
    }
  }

  @Test func aChangedCellOfABoardCostsWhatItCostsAlone() {
    let marked = Marked()
    let driver = ViewDriver { Board(marked: marked) }
    let tree = driver.runtime.tree
    tree.counts = TreeCounts()
    marked.cell = 1
    driver.runtime.showFrame()
    // Two cells, each drawn in one block: the root, the column, nine visited rows, and the cells
    // that touch the block.
    #expect(tree.counts.drawn <= 12)
    #expect(tree.counts.measured <= 8)
    #expect(driver.terminal.frames.last?.changes.count == 2)
  }
}
