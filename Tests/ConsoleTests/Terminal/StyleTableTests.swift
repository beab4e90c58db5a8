import Testing

@testable import ScutesConsole

struct StyleTableTests {
  private func style(_ red: Int) -> StyleColors {
    StyleColors(foreground: .rgb(UInt8(red % 256), UInt8(red / 256), 0))
  }

  @Test func theTerminalsOwnColoursAreNumberZero() {
    var table = StyleTable(base: 256, pairs: 65_536)
    let number = table.pair(of: StyleColors())
    #expect(number == 0)
    #expect(table.colors(foreground: nil, background: nil) == StyleColors())
  }

  @Test(arguments: [(8, 64), (16, 256), (256, 65_536), (1 << 24, 65_536)])
  func whatNCursesWritesLeadsBackToTheColours(_ base: Int, _ pairs: Int) throws {
    var table = StyleTable(base: base, pairs: pairs)
    for number in 1..<min(pairs, 1000) {
      let found = table.pair(of: style(number))
      let pair = try #require(found)
      let digits = table.digits(of: pair)
      #expect(digits.foreground < base && digits.background ?? 1 < base)
      let back = table.colors(foreground: digits.foreground, background: digits.background)
      #expect(back == style(number))
      let again = table.pair(of: style(number))
      #expect(again == pair)
    }
  }

  @Test func aNumberOfOneDigitIsToldByTheForegroundAlone() throws {
    var table = StyleTable(base: 256, pairs: 65_536)
    for number in 1..<300 { _ = table.pair(of: style(number)) }
    #expect(table.digits(of: 255).background == nil)
    #expect(table.digits(of: 256) == (0, 1))
    #expect(table.colors(foreground: 255, background: nil) == style(255))
  }

  @Test func weightIsPartOfANumberWhereThereAreManyOfThem() {
    #expect(StyleTable(base: 256, pairs: 65_536).heldAttributes == [.bold, .dim, .italic])
    #expect(StyleTable(base: 8, pairs: 64).heldAttributes.isEmpty)
    #expect(StyleTable(base: 256, pairs: 1).heldAttributes.isEmpty)
  }

  @Test func aFullTableOffersASubstituteOfTheSameBackground() throws {
    var table = StyleTable(base: 2, pairs: 4)
    let night = StyleColors(foreground: .rgb(1, 1, 1), background: .rgb(27, 31, 59))
    let found = table.pair(of: night)
    let pair = try #require(found)
    let further = (1...3).map { table.pair(of: style($0)) }
    #expect(further == [2, 3, nil])
    #expect(
      table.substitute(for: StyleColors(foreground: .indexed(9), background: night.background))
        == pair)
    table.clear()
    let first = table.pair(of: style(3))
    #expect(first == 1)
  }

  @Test func aTerminalWithoutColoursHasNumberZeroOnly() {
    var table = StyleTable(base: 0, pairs: 1)
    let numbers = [StyleColors(), style(1)].map { table.pair(of: $0) }
    #expect(numbers == [0, nil])
  }
}
