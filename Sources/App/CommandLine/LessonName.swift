import ArgumentParser
import Games
import Hints
import Screens
import Sudoku

/// What to learn, as it is asked for on the command line: the course, or a lesson by its title in
/// English or Korean, by its technique (`x-wing`), or by a beginning that no other lesson has.
enum LessonName: ExpressibleByArgument, Equatable, LosslessStringConvertible {
  case course
  case lesson(Lesson)
  /// An invalid lesson, to be rejected with examples of valid ones.
  case unclear(String)

  init(_ text: String) {
    let wanted = TechniqueName.letters(text)
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
      self = .unclear(text)
    }
  }

  init?(argument: String) { self.init(argument) }

  /// What ``init(_:)`` reads.
  var description: String {
    switch self {
    case .course: "course"
    case .lesson(let lesson): lesson.rawValue
    case .unclear(let text): text
    }
  }

  /// A sentence about why there is nothing to learn, or `nil` if there is.
  var objection: String? {
    guard case .unclear(let text) = self else { return nil }
    let titles = Lesson.allCases.map { Words.english.title(of: $0) }
    let near = NearNames.of(text, in: titles, limit: 3)
    return "No lesson is called '\(text)'. Near it are \(near.joined(separator: ", "))."
  }

  /// The names of a lesson, its own first.
  private static func names(of lesson: Lesson) -> [String] {
    return
      ([lesson.rawValue] + Language.allCases.map { Words.in($0).title(of: lesson) }
      + lesson.techniques.prefix(1).flatMap { [$0.facts.name, $0.name(in: .korean)] }).map(
        TechniqueName.letters)
  }
}
