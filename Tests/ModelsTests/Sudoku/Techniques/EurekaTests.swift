import Testing

@testable import Sudoku

/// Chains as people write them.
struct EurekaTests {
  private static func digit(_ value: Int) -> Digit { Digit(index: value - 1) }

  private static func cells(_ cells: (row: Int, column: Int)...) -> CellSet {
    CellSet(cells.map { Cell(row: $0.row - 1, column: $0.column - 1) })
  }

  @Test(arguments: [
    "(5)r2c1=(5)r2c9", "(5)r2c1=(5-3)r2c9=(3)r8c9", "(5)r2c1-(5=3)r2c9-(3)r8c9",
    "(5)r2c1=(5)r2c9-(5)r8c9=(5)r8c1-(5)r2c1", "(4)r1c12=(4)r1c5-(4=6)r7c5",
    "(4)r12c3=(4-1)r7c3=(1)r9c3",
  ])
  func aTextIsWrittenAsItWasRead(_ text: String) throws {
    let chain = try #require(Chain(eureka: text))
    #expect(chain.eureka == text)
    #expect(chain.isLoop == text.hasSuffix("-(5)r2c1"))
  }

  @Test func theLinksTellWhatIsTrue() throws {
    let chain = try #require(Chain(eureka: "(5)r2c1 = (5-3)r2c9 = (3)r8c9"))
    #expect(chain.statements.map(\.isTrue) == [false, true, false, true])
    #expect(chain.statements.map(\.digit.rawValue) == [5, 5, 3, 3])
    #expect(chain.statements.map(\.cells.notation) == ["r2c1", "r2c9", "r2c9", "r8c9"])
  }

  @Test(arguments: [
    "", "(5)r2c1", "5r2c1=5r2c9", "(5)r2c1=(5)r2c9=(5)r8c9", "(5)r2c1=(5)r2c9-", "(0)r2c1=(5)r2c9",
    "(5=3)r12c3-(3)r8c3", "(5)r2c1(5)r2c9", "=(5)r2c1=(5)r2c9",
  ])
  func whatIsNoChainIsNotRead(_ text: String) {
    #expect(Chain(eureka: text) == nil)
  }

  @Test func anAlmostLockedSetIsANodeOfItsOwn() {
    let set = AlmostLockedSet(
      cells: Self.cells((1, 8), (1, 9)), digits: [Self.digit(2), Self.digit(5), Self.digit(7)])
    let (seven, two) = (Self.digit(7), Self.digit(2))
    let start = [
      Statement(seven, in: Self.cells((1, 4)), isTrue: true),
      Statement(seven, in: Self.cells((1, 8)), isTrue: false),
    ]
    let through = Chain(start + [Statement(two, in: Self.cells((1, 2)), isTrue: false, by: set)])
    #expect(through.eureka == "(7)r1c4-(7=2)r1c89-(2)r1c2")
    let within = Chain(
      start + [
        Statement(two, in: Self.cells((1, 9)), isTrue: true, by: set),
        Statement(two, in: Self.cells((1, 2)), isTrue: false),
      ])
    #expect(within.eureka == "(7)r1c4-(7=2)r1c89-(2)r1c2")
  }

  @Test(arguments: [4, 7])
  func theLastDigitOfACellBesideASetIsANodeOfItsOwn(value: Int) {
    let set = AlmostLockedSet(
      cells: Self.cells((1, 8), (1, 9)), digits: [Self.digit(2), Self.digit(5), Self.digit(7)])
    let chain = Chain([
      Statement(Self.digit(7), in: Self.cells((1, 4)), isTrue: true),
      Statement(Self.digit(7), in: Self.cells((1, 8)), isTrue: false),
      Statement(Self.digit(value), in: Self.cells((1, 2)), isTrue: true, by: set),
      Statement(Self.digit(value), in: Self.cells((3, 2)), isTrue: false),
    ])
    #expect(chain.eureka == "(7)r1c4-(7=25)r1c89-(25=\(value))r1c2-(\(value))r3c2")
  }

  @Test func aNetHasNoSuchText() {
    let cells = Self.cells((1, 1))
    let net = Chain([
      Statement(Self.digit(1), in: cells, isTrue: true),
      Statement(Self.digit(2), in: cells, isTrue: false),
      Statement(Self.digit(3), in: cells, isTrue: false, reasons: [0]),
    ])
    #expect(net.eureka == nil)
  }

  @Test(arguments: [
    ("r1c3", ["r1c3"]), ("r12c3", ["r1c3", "r2c3"]), ("r1c246", ["r1c2", "r1c4", "r1c6"]),
    ("r1c12,r2c1", ["r1c1", "r1c2", "r2c1"]), ("r13c12", ["r1c1", "r1c2", "r3c1", "r3c2"]),
  ])
  func cellsAreNamedInShort(_ text: String, _ names: [String]) {
    let cells = CellSet(Cell.all.filter { names.contains($0.description) })
    #expect(cells.notation == text)
  }

  /// The chains of the techniques whose pictures the tests hold.
  @Test(arguments: DrawnPositions.chains)
  func everyChainIsReadBackFromItsText(_ drawn: DrawnPosition) throws {
    let position = Drawing(drawn.drawing).position
    let technique = try #require(TechniqueCatalog.technique(drawn.technique))
    var count = 0
    for chain in technique.all(in: position).compactMap({ $0.pattern as? Chain }) {
      let text = try #require(chain.eureka)
      guard chain.statements.allSatisfy({ $0.set == nil }) else {
        #expect(Chain(eureka: text) == nil)
        continue
      }
      #expect(Chain(eureka: text) == chain, "\(text)")
      count += 1
    }
    #expect(count > 0 || drawn.technique.rawValue.hasPrefix("grouped"))
  }
}
