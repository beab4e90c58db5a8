import ArgumentParser
import Sudoku

/// A technique as the command line names it: `xWing`, `x-wing`, by its usual name, `"X-Wing"`, or
/// by its code in HoDoKu's library, `0300`. A guess is none.
struct TechniqueName: Sendable {
  let id: TechniqueID

  /// Reads a name or a code.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  init(_ text: String) throws {
    guard let id = Self.technique(text) else {
      throw Self.unknown(text, "technique", among: Self.all.map(\.id.rawValue))
    }
    self.id = id
  }

  static func technique(_ text: String) -> TechniqueID? {
    let wanted = text.foldedName
    return all.first { facts in
      text == facts.code || facts.names.contains { wanted == $0.foldedName }
    }?.id
  }

  /// Returns the error for a name that isn't among `names`, with the nearest of them.
  static func unknown(
    _ text: String, _ kind: String, among names: [String]
  ) -> ValidationError {
    if text.contains(",") { return ValidationError("this is more than one name. Give one.") }
    let near = NearNames.of(text, among: names, limit: 3) { name in
      TechniqueID(rawValue: name)?.facts.names ?? [name]
    }
    let nearest =
      near.isEmpty
      ? "" : ". Near it \(near.count == 1 ? "is" : "are") \(near.joined(separator: ", "))"
    return ValidationError(
      "no \(kind) has this name\(nearest) ('ultimate-sudoku generate --techniques' lists all "
        + "techniques).")
  }

  /// Prints the techniques, the easiest first: name, code, level, and usual name. Those that no
  /// puzzle needs follow after a sentence.
  static func printAll() {
    print(needed)
    StandardOutput.print("")
    StandardOutput.print(
      "Found, but no grade needs them, so 'steps' takes these and 'generate' doesn't:")
    print(all.filter { !TechniqueCatalog.isNeeded($0.id) })
  }

  private static func print(_ techniques: [TechniqueFacts]) {
    let width = (all.map(\.id.rawValue.count).max() ?? 0) + 2
    let levelWidth = (Level.allCases.map(\.rawValue.count).max() ?? 0) + 2
    for facts in techniques.sorted() {
      let columns = [
        (facts.id.rawValue, width), (facts.code ?? "", 6), (facts.level.rawValue, levelWidth),
      ]
      let cells = columns.map { text, width in
        text + String(repeating: " ", count: max(1, width - text.count))
      }
      StandardOutput.print(cells.joined() + facts.name)
    }
  }

  /// All techniques but the guess.
  static let all = TechniqueID.allCases.filter { $0 != .bruteForce }.map(\.facts)

  /// The techniques that puzzles can need.
  private static let needed = all.filter { TechniqueCatalog.isNeeded($0.id) }
}
