import Games

/// The text of the course.
nonisolated struct CourseWords: LanguageTable, SentenceTable {
  let title: String
  let name: @Sendable (Lesson.Chapter) -> String
  /// The title of a lesson, or `nil` if it is named after its technique.
  let ownTitle: @Sendable (Lesson) -> String?
  /// The idea of a lesson, in a sentence or two.
  let idea: @Sendable (Lesson) -> String
  /// The contents of a lesson.
  let contents: String
  let noneLocked: String
  let lesson: String
  let start: String
  let again: String
  let nextLesson: String
  let allLessons: String
  let practise: String
  let pageBack: String
  let setting: String
  let goOn: String
  let tryIt: String
  let skip: String
  /// The key action that shows the lesson's idea again.
  let ideaAgain: String
  let done: String
  let foundWithHints: String
  let foundNone: String
  let noPosition: String
  /// The message when all lessons are done.
  let allDone: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case stars(earned: Int, all: Int)
    /// The result of a lesson's positions.
    case foundAlone(found: Int, count: Int)
  }
}
