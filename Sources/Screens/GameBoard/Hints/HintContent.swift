import Games
import Hints
import Scutes
import Sudoku

/// The text of a hint: its key sentence, the steps of a chain, and the reasons.
nonisolated struct HintContent: Equatable {
  /// The key sentence: where to look, or what follows. `nil` if it is among the others.
  let headline: String?
  /// The steps of the chain behind the hint, or empty if there is none.
  let chain: [ChainPair]
  /// The other sentences, those that were folded below others indented.
  let sentences: [String]
  /// How many levels are folded below the sentences, the unfolded ones included.
  let foldedLevels: Int

  /// The text revealed by `ladder`. The headline is separate if it fits in `headlineWidth` columns.
  init(_ ladder: HintLadder, in words: Words, headlineWidth: Int? = nil) {
    let explanation = words.explanation(of: ladder.step)
    let basis = words.basis(of: ladder).map { [$0] } ?? []
    guard ladder.rung == .reasons else {
      let idea = ladder.rung == .technique ? words.idea(of: ladder.step) : nil
      let told = idea ?? explanation.lookAt
      // In a line of its own, as much of the idea as fits.
      headline = ([told] + (idea.map { [$0.firstSentence] } ?? []))
        .first { Self.fits($0, headlineWidth) }
      (chain, sentences) = ([], (headline == nil ? [told] : []) + basis)
      foldedLevels = 0
      return
    }
    var sentences = explanation.lines(unfolding: ladder.unfolded).dropFirst(explanation.stepCount)
      .map(\.indented)
    headline = sentences.last.flatMap { Self.fits($0, headlineWidth) ? $0 : nil }
    if headline != nil { sentences.removeLast() }
    self.sentences = sentences + basis
    foldedLevels = explanation.foldedLevels
    chain = ChainPair.all(of: ladder.step, words)
  }

  private static func fits(_ sentence: String, _ width: Int?) -> Bool {
    width.map { sentence.columns <= $0 } ?? false
  }

  /// Everything but the headline, broken into pages of `room` columns and rows: the `opening`, the
  /// steps, each in a row of its own if there are many rows, then the sentences.
  func pages(in room: Size, after opening: [String] = []) -> [[HintLine]] {
    let columns = 2 * chain.count > room.height ? room.width : 1
    let steps =
      opening.map(HintLine.text) + ChainPair.rows(chain, in: columns).map(HintLine.steps)
    let rows = max(1, room.height)
    let text = SentencePages(sentences, room: Size(width: room.width, height: rows)).pages
      .map { $0.map(HintLine.text) }
    let last = steps.count % rows
    let isShort = text.count == 1 && last + text[0].count <= rows
    let gap = isShort && !chain.isEmpty && last + text[0].count < rows ? [HintLine.text("")] : []
    let together = isShort ? steps + gap + text[0] : steps
    let pages = stride(from: 0, to: together.count, by: rows).map {
      Array(together[$0..<min($0 + rows, together.count)])
    }
    return isShort && !pages.isEmpty ? pages : pages + text
  }
}

nonisolated extension Words {
  /// The idea of the technique of a step. `nil` if there is no lesson on it.
  fileprivate func idea(of step: NextStep) -> String? {
    guard case .deduction(let deduction, _) = step, let lesson = Lesson.teaching(deduction) else {
      return nil
    }
    return course.idea(lesson)
  }

  /// What a hint goes by in cells without notes, and how that can be changed. `nil` if there are none.
  fileprivate func basis(of ladder: HintLadder) -> String? {
    let cells = ladder.cellsWithoutNotes
    guard let first = cells.first else { return nil }
    return cells.count == 1
      ? hints.cellWithoutNotes(panel.name(of: first)) : hints.cellsWithoutNotes(cells.count)
  }
}

nonisolated extension String {
  /// The text up to the end of its first sentence.
  var firstSentence: String {
    firstRange(of: ". ").map { String(self[..<$0.lowerBound]) + "." } ?? self
  }
}

nonisolated extension Explanation.Line {
  /// The sentence, indented by its level.
  var indented: String { String(repeating: " ", count: level) + text }
}

/// A line of a hint.
nonisolated enum HintLine: Equatable {
  case text(String)
  case steps([ChainPair])
}

/// Two steps of a chain: a premise and its consequence.
///
/// ```
/// a r6c2 ≠5 → =3      the letter stands on the board as well
/// b r8c2 ≠3 → c=3     in another cell: its letter
/// ```
nonisolated struct ChainPair: Hashable {
  let letter: Character
  /// The name of the cell, or `nil` if there are several.
  let cell: String?
  let first: Token
  /// `nil` after the last step of a chain of odd length.
  let second: Token?

  /// A claim that a digit is in a cell, or isn't.
  struct Token: Hashable {
    /// The letter of the cell, if it differs from the previous one.
    var letter: Character?
    let digit: Digit
    let isTrue: Bool

    /// "≠5", "c=3".
    var text: String { "\(letter.map(String.init) ?? "")\(isTrue ? "=" : "≠")\(digit)" }
  }

  /// The arrow between the two steps.
  static let arrow = " → "
  /// Columns between pairs of a row.
  static let gap = 3

  /// "a r6c2 ".
  var place: String { "\(letter) \(cell.map { "\($0) " } ?? "")" }

  var columns: Int {
    place.columns + first.text.columns
      + (second.map { Self.arrow.columns + $0.text.columns } ?? 0)
  }

  /// The steps of the chain of `step` in pairs, or empty if it has no chain.
  static func all(of step: NextStep, _ words: Words) -> [ChainPair] {
    guard case .deduction(let deduction, _) = step else { return [] }
    let steps = deduction.chainSteps
    return stride(from: 0, to: steps.count, by: 2).map { index in
      let first = steps[index]
      let second = index + 1 < steps.count ? steps[index + 1] : nil
      let cells = Array(first.statement.cells)
      return ChainPair(
        letter: .chain(first.place),
        cell: cells.count == 1 ? words.panel.name(of: cells[0]).filter { $0 != " " } : nil,
        first: Token(digit: first.statement.digit, isTrue: first.statement.isTrue),
        second: second.map { second in
          Token(
            letter: second.place == first.place ? nil : .chain(second.place),
            digit: second.statement.digit, isTrue: second.statement.isTrue)
        })
    }
  }

  /// Arranges the pairs in rows of at most `width` columns.
  static func rows(_ pairs: [ChainPair], in width: Int) -> [[ChainPair]] {
    let widest = pairs.map(\.columns).max() ?? 0
    let count = max(1, (width + gap) / (widest + gap))
    return stride(from: 0, to: pairs.count, by: count).map {
      Array(pairs[$0..<min($0 + count, pairs.count)])
    }
  }
}

/// A row of chain steps.
struct ChainRow: LeafView, Equatable {
  let pairs: [ChainPair]

  static var showsText: Bool { true }

  var spokenText: String? {
    pairs.map { "\($0.place)\($0.first.text)\($0.second.map { " \($0.text)" } ?? "")" }
      .joined(separator: ", ")
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let ground = theme.style(for: .ground)
    let chip = theme.style(for: .board)
    let widest = pairs.map(\.columns).max() ?? 0
    for (index, pair) in pairs.enumerated() {
      var x = rect.minX + index * (widest + ChainPair.gap)
      guard x + pair.columns <= rect.maxX else { return }
      func write(_ text: String, _ style: TextStyle) {
        x += painter.write(text, at: Point(x: x, y: rect.minY), style: style)
      }
      func write(_ token: ChainPair.Token) {
        write(
          token.text,
          chip.merging(theme.style(for: .hintCandidate(token.isTrue ? .on : .off, group: nil))))
      }
      write(String(pair.letter), TextStyle(foreground: ground.foreground, attributes: .bold))
      write(String(pair.place.dropFirst()), theme.style(for: .secondary))
      write(pair.first)
      if let second = pair.second {
        write(ChainPair.arrow, theme.style(for: .secondary))
        write(second)
      }
    }
  }
}

nonisolated extension Character {
  /// The letter of the cells at an index of a chain: a, b, c…
  static func chain(_ place: Int) -> Character {
    Character(UnicodeScalar(UInt8(97 + place % 26)))
  }
}
