import TestSupport
import Testing

@testable import ScutesConsole

struct LoneScalarsTests {
  private static let lone = (0..<0x3_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    .filter(\.standsAlone)

  @Test func eachIsAClusterByItselfWhateverOfThemStandsBesideIt() {
    var random = LinearGenerator(state: 5)
    for _ in 0..<5000 {
      let scalars = (0..<4).compactMap { _ in Self.lone.randomElement(using: &random) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(String(text).count == scalars.count)
    }
  }

  @Test func theirColumnsAreThoseOfTheCluster() {
    #expect(Self.lone.allSatisfy { $0.columns == Character($0).columns && $0.columns > 0 })
    let hard: [Character] = ["é", "👍🏽", "한", "a", "\u{301}", "❤\u{FE0F}", "→", "각"]
    #expect(hard.map(\.quickColumns) == hard.map(\.columns))
  }
}
