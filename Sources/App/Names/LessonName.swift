import Games
import Hints
import Screens
import Sudoku

/// What to learn, as it is asked for on the command line: the course, or a lesson by its title in
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

  /// What ``init(_:)`` reads.
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
