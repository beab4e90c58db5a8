import Foundation
import Games
import Hints
import Screens
import Store
import Sudoku

/// A technique to practise by a name or code, as ``TechniqueFacts/choice(_:)`` takes them, or by a
/// beginning that no other technique has.
struct DrillName {
  let id: TechniqueID

  init(_ text: String) throws(CommandLineError) {
    guard let id = Self.technique(text) else {
      if let other = Self.onlyUnpractised(text.foldedName) { throw .nothingToPractise(other) }
      let near = NearNames.of(text, among: DrillBook.techniques.map(\.id), limit: 3) { id in
        Language.allCases.map { id.name(in: $0) }
      }
      throw .unknownTechnique(text, near: near)
    }
    guard DrillBook.techniques.contains(where: { $0.id == id }) else {
      throw .nothingToPractise(id)
    }
    self.id = id
  }

  /// Returns the first technique with `wanted` in its name, if there are no positions for any of
  /// these.
  private static func onlyUnpractised(_ wanted: String) -> TechniqueID? {
    guard wanted.count >= 3 else { return nil }
    let found = TechniqueFacts.choices.filter { facts in
      facts.spellings.contains { $0.contains(wanted) }
    }
    let practised = Set(DrillBook.techniques.map(\.id))
    let isPractised = found.contains { practised.contains($0.id) }
    return isPractised ? nil : found.first?.id
  }

  private static func technique(_ text: String) -> TechniqueID? {
    let wanted = text.foldedName
    guard !wanted.isEmpty else { return nil }
    if let facts = TechniqueFacts.choice(text) { return facts.id }
    let beginning = TechniqueFacts.choices.filter { facts in
      facts.spellings.contains { $0.hasPrefix(wanted) }
    }
    return beginning.count == 1 ? beginning.first?.id : nil
  }
}

/// The course, or a lesson, as the command line names it: by its title in
/// English or Korean, by its technique (`x-wing`), or by a beginning that no other lesson has.
enum LessonName: Equatable, LosslessStringConvertible {
  case course
  case lesson(Lesson)

  init?(_ text: String) {
    let wanted = text.foldedName
    let beginning = Lesson.allCases.filter { lesson in
      Self.names(of: lesson).contains { $0.hasPrefix(wanted) }
    }
    if wanted == "course" {
      self = .course
    } else if let lesson = Lesson.allCases.first(where: { Self.names(of: $0).contains(wanted) })
      ?? (beginning.count == 1 ? beginning.first : nil), !wanted.isEmpty
    {
      self = .lesson(lesson)
    } else {
      return nil
    }
  }

  /// The text that ``init(_:)`` reads.
  var description: String {
    switch self {
    case .course: "course"
    case .lesson(let lesson): lesson.rawValue
    }
  }

  /// The lessons with the names nearest to `text`.
  static func near(_ text: String) -> [Lesson] {
    NearNames.of(text, among: Lesson.allCases, limit: 3) { lesson in
      Language.allCases.map { Words.in($0).title(of: lesson) }
    }
  }

  /// The names of a lesson, its own first.
  private static func names(of lesson: Lesson) -> [String] {
    return
      ([lesson.rawValue] + Language.allCases.map { Words.in($0).title(of: lesson) }
      + lesson.techniques.prefix(1).flatMap { [$0.facts.name, $0.name(in: .korean)] })
      .map(\.foldedName)
  }
}

/// A puzzle of a pack by its pack and number: `1-0017`, or `1-17`.
struct PackPuzzleName {
  let id: PuzzleID
  let puzzle: Puzzle

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let pack = parts[0], let number = parts[1],
      let id = PuzzleID(pack: pack, number: number), let puzzle = PuzzlePack.puzzle(id)
    else { return nil }
    self.id = id
    self.puzzle = puzzle
  }
}

/// A theme by its name, whatever the case (`shore-light`, `shoreLight`), or a file with one.
enum ThemeName {
  case theme(ThemeChoice)
  case file(String)

  init(_ text: String) throws(CommandLineError) {
    if let choice = Choice<ThemeChoice>(argument: text) {
      self = .theme(choice.value)
    } else if text.contains("/") || FileManager.default.fileExists(atPath: text) {
      self = .file(text)
    } else {
      throw .unknownTheme(text, choices: Choice<ThemeChoice>.allValueStrings)
    }
  }

  var theme: ThemeChoice? { if case .theme(let theme) = self { theme } else { nil } }
  /// The path of the file, or `nil` if the theme has a name.
  var file: String? { if case .file(let path) = self { path } else { nil } }
}
