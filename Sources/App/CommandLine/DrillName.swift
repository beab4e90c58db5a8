import ArgumentParser
import Games
import Hints
import Sudoku

/// A technique to practise by its name, in English or Korean, its short name (`x-wing`, `xWing`), its
/// code in HoDoKu's library format (`0300`), or a beginning that no other technique has.
struct DrillName: ExpressibleByArgument {
  /// The technique, or `nil` if the text names none.
  let id: TechniqueID?
  private let text: String

  init?(argument: String) {
    text = argument
    id = Self.technique(TechniqueName.letters(argument))
  }

  /// A sentence about why there is nothing to practise, or `nil` if there is.
  var objection: String? {
    guard let id else {
      let near = NearNames.of(text, in: DrillBook.techniques.map(\.name), limit: 3)
      return "No technique '\(text)': near it are \(near.joined(separator: ", "))."
    }
    guard !DrillBook.techniques.contains(where: { $0.id == id }) else { return nil }
    return "No position to practise \(id.facts.name) on: "
      + "no puzzle is known in which nothing easier leads on."
  }

  private static func technique(_ wanted: String) -> TechniqueID? {
    let all = TechniqueID.allCases.filter { $0 != .bruteForce }.map(\.facts)
    func names(_ facts: TechniqueFacts) -> [String] {
      [facts.id.rawValue, facts.name, facts.id.name(in: .korean), facts.code]
        .map(TechniqueName.letters)
    }
    guard !wanted.isEmpty else { return nil }
    if let facts = all.first(where: { names($0).contains(wanted) }) { return facts.id }
    let beginning = all.filter { facts in names(facts).contains { $0.hasPrefix(wanted) } }
    return beginning.count == 1 ? beginning.first?.id : nil
  }
}
