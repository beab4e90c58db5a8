import Games
import Hints
import Screens
import Sudoku

/// A technique to practise by its name, in English or Korean, its short name (`x-wing`, `xWing`), its
/// code in HoDoKu's library format (`0300`), or a beginning that no other technique has.
struct DrillName {
  /// The technique, for which there are positions.
  let id: TechniqueID

  init(_ text: String) throws(CommandLineError) {
    let wanted = text.foldedName
    guard let id = Self.technique(wanted) else {
      if let other = Self.onlyUnpractised(wanted) { throw .nothingToPractise(other) }
      let near = NearNames.of(
        text, among: DrillBook.techniques.map(\.id), limit: 3, names: Self.names(of:))
      throw .unknownTechnique(text, near: near)
    }
    guard DrillBook.techniques.contains(where: { $0.id == id }) else {
      throw .nothingToPractise(id)
    }
    self.id = id
  }

  private static let all = TechniqueID.allCases.filter { $0 != .bruteForce }

  private static func spellings(_ id: TechniqueID) -> [String] {
    (names(of: id) + [id.rawValue] + [id.facts.code].compactMap(\.self)).map(\.foldedName)
  }

  /// Returns the first technique with `wanted` in its name, if there are no positions for any of
  /// these.
  private static func onlyUnpractised(_ wanted: String) -> TechniqueID? {
    guard wanted.count >= 3 else { return nil }
    let found = all.filter { id in spellings(id).contains { $0.contains(wanted) } }
    let isPractised = found.contains { id in DrillBook.techniques.contains { $0.id == id } }
    return isPractised ? nil : found.first
  }

  private static func technique(_ wanted: String) -> TechniqueID? {
    guard !wanted.isEmpty else { return nil }
    if let id = all.first(where: { spellings($0).contains(wanted) }) { return id }
    let beginning = all.filter { id in spellings(id).contains { $0.hasPrefix(wanted) } }
    return beginning.count == 1 ? beginning.first : nil
  }

  private static func names(of id: TechniqueID) -> [String] {
    Language.allCases.map { id.name(in: $0) }
  }
}
