import Games

/// The words of the course.
nonisolated struct CourseWords: LanguageTable, SentenceTable {
  let title: String
  let name: @Sendable (Lesson.Chapter) -> String
  /// The title of a lesson that isn't called like its technique; nil for the others.
  let ownTitle: @Sendable (Lesson) -> String?
  /// What a lesson teaches, in a sentence or two.
  let idea: @Sendable (Lesson) -> String
  /// What a lesson is made of.
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
  /// Shows the idea of the lesson again, on a key.
  let ideaAgain: String
  let done: String
  let foundWithHints: String
  let foundNone: String
  let noPosition: String
  /// That no lesson is left.
  let allDone: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case stars(earned: Int, all: Int)
    /// What came of the positions of a lesson.
    case foundAlone(found: Int, count: Int)
  }
}
