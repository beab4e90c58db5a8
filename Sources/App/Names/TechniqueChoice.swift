import ArgumentParser
import Sudoku

/// A technique or a group of them, as the command line names it: `xWing`, `x-wing`, by its usual
/// name, `"X-Wing"`, or by its code in HoDoKu's library, `0300`. A guess isn't one.
struct TechniqueChoice: Sendable {
  let ids: Set<TechniqueID>

  /// Reads the name or the code of one technique.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  init(one text: String) throws {
    guard let id = TechniqueFacts.choice(text)?.id else {
      throw Self.unknown(text, "technique", among: TechniqueFacts.choices.map(\.id.rawValue))
    }
    ids = [id]
  }

  /// Reads the name or code of a technique that puzzles are graded by, or of the guess, which
  /// 'rate' names if no technique is left.
  ///
  /// - Throws: `ValidationError` with the nearest names, or if puzzles are graded without it.
  init(graded text: String) throws {
    let guess = TechniqueID.bruteForce.facts.names
    let isGuess = guess.contains { $0.foldedName == text.foldedName }
    ids = isGuess ? [.bruteForce] : try TechniqueChoice(anyOf: text).ids
    guard isGuess || ids.contains(where: \.facts.isInGrading) else {
      let name = ids.count == 1 ? ids.first?.facts.name : nil
      throw ValidationError("puzzles are graded without \(name ?? "these").")
    }
  }

  /// Reads a name or a code, even of a technique that isn't used for grading.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  init(anyOf text: String) throws {
    guard let ids = TechniqueFacts.choice(text).map({ [$0.id] }) ?? Self.group(text.foldedName)
    else {
      throw Self.unknown(
        text, "technique or group",
        among: Self.allNames)
    }
    self.ids = ids
  }

  /// The names that ``init(graded:)`` takes.
  static var gradedNames: [String] {
    TechniqueGroup.allCases.map(\.rawValue)
      + TechniqueFacts.choices.filter(\.isInGrading).map(\.id.rawValue)
  }

  /// The names that ``init(anyOf:)`` takes.
  static var allNames: [String] {
    TechniqueGroup.allCases.map(\.rawValue) + TechniqueFacts.choices.map(\.id.rawValue)
  }

  /// The techniques that a puzzle can be made for.
  static var neededNames: [String] {
    TechniqueFacts.choices.map(\.id).filter(TechniqueCatalog.isNeeded).map(\.rawValue)
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

  private static func unknown(
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
    let all = TechniqueFacts.choices
    print(all.filter { TechniqueCatalog.isNeeded($0.id) })
    StandardOutput.print("")
    StandardOutput.print(
      "Found, but no grade needs them, so 'steps' takes these and 'generate' doesn't:")
    print(all.filter { !TechniqueCatalog.isNeeded($0.id) })
  }

  private static func print(_ techniques: [TechniqueFacts]) {
    let width = (TechniqueFacts.choices.map(\.id.rawValue.count).max() ?? 0) + 2
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
}

extension TechniqueFacts {
  /// The techniques that can be named. A guess isn't one.
  static let choices = TechniqueID.allCases.filter { $0 != .bruteForce }.map(\.facts)

  /// All that the command line takes for the technique: its names in each language and its code,
  /// with their letters and digits only.
  var spellings: [String] {
    (names + Language.allCases.map { name(in: $0) } + [code].compactMap(\.self)).map(\.foldedName)
  }

  /// Returns the technique with the name or code `text`, if there is one.
  static func choice(_ text: String) -> TechniqueFacts? {
    let wanted = text.foldedName
    return wanted.isEmpty ? nil : choices.first { $0.spellings.contains(wanted) }
  }
}
