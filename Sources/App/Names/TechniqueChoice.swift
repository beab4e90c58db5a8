import ArgumentParser
import Sudoku

/// A technique or a group of them, as the command line names it.
struct TechniqueChoice: Sendable {
  let ids: Set<TechniqueID>

  /// Reads a name or a code of what puzzles are graded by.
  ///
  /// - Throws: `ValidationError` with the nearest names, or if puzzles are graded without it.
  init(graded text: String) throws {
    // So 'rate' calls the guess where no technique is left.
    if TechniqueID.bruteForce.facts.names.contains(where: { $0.foldedName == text.foldedName }) {
      self.init(ids: [.bruteForce])
      return
    }
    try self.init(anyOf: text)
    guard ids.contains(where: \.facts.isInGrading) else {
      let name = ids.count == 1 ? ids.first?.facts.name : nil
      throw ValidationError("puzzles are graded without \(name ?? "these").")
    }
  }

  private init(ids: Set<TechniqueID>) { self.ids = ids }

  /// Reads a name or a code, also of what puzzles aren't graded by.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  init(anyOf text: String) throws {
    if let technique = TechniqueName.technique(text) {
      ids = [technique]
      return
    }
    guard let group = Self.group(text.foldedName) else {
      throw TechniqueName.unknown(
        text, "technique or group",
        among: TechniqueGroup.allCases.map(\.rawValue) + TechniqueName.all.map(\.id.rawValue))
    }
    ids = group
  }

  /// Returns the techniques of a group, or those that share a name within one: in the singular or
  /// the plural.
  private static func group(_ letters: String) -> Set<TechniqueID>? {
    switch letters {
    case "exocet", "exocets": return [.juniorExocet, .seniorExocet]
    case "firework", "fireworks": return [.tripleFirework, .quadrupleFirework]
    default:
      guard let group = TechniqueGroup.allCases.first(where: { $0.rawValue.foldedName == letters })
      else { return nil }
      return Set(TechniqueID.allCases.filter { $0.facts.group == group })
    }
  }
}
