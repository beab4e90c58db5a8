import Games
import Scutes
import Sudoku

/// The techniques of a finished game in one line: found alone, found with hints, and the lesson to
/// do next. It opens a sheet with all of them.
struct TechniquesLine: View {
  let suite: any PlayHost
  let techniques: GameTechniques
  let open: () -> Void

  var body: some View {
    let words = suite.words
    HStack(spacing: 1) {
      Text(ScoreAction.techniques.key(among: [], words).name()).bold().foregroundStyle(.key)
      Text(fitting: wordings).foregroundStyle(.secondary).lineLimit(1)
    }
    .onTap(open)
    .accessibilityLabel(wordings[0])
  }

  /// The wordings, the longest first.
  private var wordings: [String] {
    let words = suite.words
    let next = techniques.nextLesson(suite.records.lessonProgress).map(words.title(of:))
    let line = { (text: ([TechniqueID]) -> String, next: String?) in
      words.score.techniques(
        found: techniques.found.isEmpty ? nil : text(techniques.found),
        hinted: techniques.hinted.isEmpty ? nil : text(techniques.hinted), next: next)
    }
    let count = { (techniques: [TechniqueID]) in words.score.techniques(techniques.count) }
    let number = { (techniques: [TechniqueID]) in "\(techniques.count)" }
    return [line(names, next), line(count, next), line(count, nil), line(number, nil)]
  }

  /// The hardest technique, and the number of others.
  private func names(_ techniques: [TechniqueID]) -> String {
    let (words, hardest) = (suite.words, techniques.last ?? .fullHouse)
    return words.score.techniques(
      words.shortened(words.name(of: hardest)), others: techniques.count - 1)
  }
}

/// The techniques of a finished game, each with its lesson, and the lesson to do next.
struct TechniquesSheet: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.dismiss) private var dismiss
  @State private var selection: Row?
  let suite: any PlayHost
  let model: GameBoardModel
  let techniques: GameTechniques

  /// A row, which is unique although a technique may be in two sections.
  private enum Row: Hashable {
    case next(Lesson)
    case hinted(TechniqueID)
    case found(TechniqueID)
  }

  var body: some View {
    List(selection: $selection) {
      if let next {
        Section(words.score.learnNext) {
          ForEach([Row.next(next)], id: \.self) { row($0) }
        }
      }
      if !techniques.hinted.isEmpty {
        Section(words.score.withHints) {
          ForEach(techniques.hinted.map(Row.hinted), id: \.self) { row($0) }
        }
      }
      if !techniques.found.isEmpty {
        Section(words.score.foundAlone) {
          ForEach(techniques.found.reversed().map(Row.found), id: \.self) { row($0) }
        }
      }
    }
    .onActivate(words.course.lesson.lowercased()) { open($0) }
    .defaultFocus()
    .frame(width: min(48, screen.width - 4), height: min(rows, screen.height - 6))
    .onAppear { selection = next.map(Row.next) ?? techniques.hinted.last.map(Row.hinted) }
  }

  private var words: Words { suite.words }
  private var next: Lesson? { techniques.nextLesson(suite.records.lessonProgress) }

  /// The rows of the list with its headers.
  private var rows: Int {
    let sections = [next == nil ? 0 : 1, techniques.hinted.count, techniques.found.count]
    return sections.reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) }
  }

  private func row(_ row: Row) -> some View {
    HStack(spacing: 1) {
      Text(title(of: row)).lineLimit(1)
      Spacer()
      if let lesson = lesson(of: row) {
        LessonStars(count: suite.records.lessonProgress.stars(of: lesson)).foregroundStyle(.record)
      }
    }
  }

  private func title(of row: Row) -> String {
    switch row {
    case .next(let lesson): words.title(of: lesson)
    case .hinted(let technique), .found(let technique):
      words.shortened(words.name(of: technique))
    }
  }

  private func lesson(of row: Row) -> Lesson? {
    switch row {
    case .next(let lesson): lesson
    case .hinted(let technique), .found(let technique): Lesson.teaching(technique)
    }
  }

  /// Opens the lesson of a row in place of the game, if it has one.
  private func open(_ row: Row) {
    guard let lesson = lesson(of: row) else { return }
    dismiss()
    suite.perform(.lesson(lesson), after: model)
  }
}
