import Formats
import Grading
import Hints
import Scutes
import Sudoku

/// The verdict on a board: the rules, the number of solutions and why, and the difficulty.
///
/// ```
/// ✓ One solution         ✗ No solution
/// Hard · HoDoKu 1,240    r1c9 has no candidate left.
/// Hardest: X-Wing
/// SE rating 4.5
/// 26 digits              27 digits
/// ```
struct VerdictView: View {
  let model: SolutionModel
  let words: Words
  /// `true` if there is only room for two or three wide lines.
  var isFlat = false

  var body: some View {
    let verdict = BoardVerdict(model, words)
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text("\(verdict.sign) \(verdict.title)").bold()
          .foregroundStyle(model.isStale && !model.editor.isEmpty ? .secondary : verdict.role)
          .lineLimit(isFlat ? 1 : 2).layoutPriority(1)
        if isFlat {
          Spacer()
          if let count = verdict.count { Text(count).foregroundStyle(.secondary).lineLimit(1) }
          PageTurner(reading: reading)
        }
      }
      PagedText(sentences: sentences(of: verdict), reading: reading)
      if !isFlat { PageTurner(reading: reading) }
    }
    .onDeadline(model.examination.nextTick) { model.examination.tick() }
  }
}

extension VerdictView {
  private var reading: Binding<Reading> { Bindable(model).verdict }

  /// The lines below the heading. Short facts share a line if there are few lines.
  private func sentences(of verdict: BoardVerdict) -> [String] {
    if !isFlat { return verdict.lines + [verdict.count].compactMap { $0 } }
    return verdict.isComplaint ? verdict.lines : [verdict.lines.joined(separator: " · ")]
  }
}

/// The verdict on a board.
struct BoardVerdict: Equatable {
  let sign: String
  let title: String
  let role: StyleRole
  /// The details, in at least one line each.
  var lines: [String] = []
  /// `true` if the lines are sentences about what is wrong.
  var isComplaint = false
  /// The number of digits.
  var count: String?

  /// The verdict on the board of `model`. While that is being examined, a short verdict on the
  /// previous board stays.
  init(_ model: SolutionModel, _ words: Words) {
    let solution = words.solution
    guard !model.editor.isEmpty else {
      (sign, title, role) = ("□", solution.emptyBoard, .title)
      lines =
        model.showsDraft && model.desk.marksPattern
        ? [model.desk.howToMark, words.setter.marked(model.desk.pattern.count)]
        : [solution.howToFill]
      return
    }
    switch model.findings?.check {
    case nil: (sign, title, role) = ("…", solution.looking, .secondary)
    case .unique: (sign, title, role) = ("✓", solution.unique, .success)
    case .conflicts: (sign, title, role) = ("✗", solution.againstTheRules, .error)
    case .noSolution: (sign, title, role) = ("✗", solution.noSolution, .error)
    case .several:
      (sign, title, role) = ("≠", words.text(of: model.count), .warning)
    }
    count = words.digits(of: model.entry)
    guard !model.isStale, let findings = model.findings else { return }
    isComplaint = findings.complaint != nil
    lines = isComplaint ? words.complaint(findings) : words.grade(model)
    if model.showsDraft { lines += words.draft(model) }
  }
}

extension Words {
  /// The number of solutions, or `nil` while they are being counted.
  func text(of count: SolutionCount?) -> String {
    switch count {
    case nil: solution.several
    case .exactly(let number): solution.solutions(grouped(number))
    case .moreThan(let number): solution.moreSolutions(grouped(number))
    }
  }

  fileprivate func digits(of entry: PuzzleEntry) -> String {
    let digits = solution.digits(givens: entry.givens.count, placed: entry.placed.count)
    return entry.candidates == nil ? digits : "\(digits), \(solution.ofCandidates)"
  }

  /// The complaint about the board, a sentence a line.
  fileprivate func complaint(_ findings: BoardFindings) -> [String] {
    guard let complaint = findings.complaint else { return [] }
    var lines = complaint.explanation(in: language).sentences.map(phrase)
    let suspects = findings.suspects
    if !suspects.isEmpty, suspects.count <= 6 {
      lines.append(solution.suspects(suspects.map { name(of: $0) }))
    }
    return lines
  }

  /// The setter's lines: the givens that aren't needed, the symmetry, the pattern.
  fileprivate func draft(_ model: SolutionModel) -> [String] {
    let wanted = model.desk.wantedPartners.count
    return [
      model.draft.flatMap { redundant($0, isUnique: model.isUnique) },
      model.desk.symmetryOfGivens.map { setter.symmetric(setter.name($0)) },
      wanted > 0 ? "\(setter.name(model.desk.symmetry)): \(setter.wanted(wanted))" : nil,
      model.desk.marksPattern ? setter.marked(model.desk.pattern.count) : nil,
    ].compactMap(\.self)
  }

  /// The givens that aren't needed, or `nil` if there is no such thing to say: while there are
  /// several solutions, more givens are needed.
  fileprivate func redundant(_ draft: DraftFindings, isUnique: Bool) -> String? {
    guard let redundant = draft.redundant, isUnique || !redundant.isEmpty else { return nil }
    let names = redundant.map { name(of: $0) }
    return names.isEmpty
      ? solution.allNeeded : solution.notNeeded(names.joined(separator: ", "))
  }

  /// The difficulty of the puzzle, as far as it is known.
  fileprivate func grade(_ model: SolutionModel) -> [String] {
    guard let path = model.path else { return [] }
    guard let grade = model.grade else { return [solution.grading(path.steps.count + 1)] }
    let score = grouped(grade.score)
    var lines = ["\(name(of: grade.level)) · \(solution.score(score))"]
    if let hardest = grade.hardest {
      lines.append(solution.needs(name(of: hardest.id)))
    }
    if let rating = model.rating {
      lines.append(solution.rating(NumberFormat.tenths(rating.rating)))
    } else {
      lines +=
        model.examination.ratingProgress?.lines(
          self, key: model.key(of: "rate"), isStopped: model.examination.isRatingStopped)
        ?? [solution.ratingPending]
    }
    return lines
  }
}
