import Hints
import Scutes
import Sudoku

/// The drawing beside or below a board: the candidate and the colour to draw with, the close button,
/// and the verdict.
struct DrawingPanel: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel

  var body: some View {
    GeometryReader { geometry in
      let lines = lines(in: geometry.size)
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          ViewThatFits(in: .horizontal) {
            Text("\(capabilities.labelled("✎", words.drawing.title)) \(drawn)").lineLimit(1)
            Text(capabilities.labelled("✎", drawn)).lineLimit(1)
            Text(drawn).lineLimit(1)
          }
          .bold().foregroundStyle(.accent)
          .frame(maxWidth: .infinity, alignment: .leading)
          Text("✕").foregroundStyle(.key).layoutPriority(1).onTap {
            GameBoardModel.drawingCommands(words)["done"]?.perform(on: model)
          }
        }
        if let color { Text(color).foregroundStyle(.secondary).lineLimit(1) }
        ForEach(0..<lines.count) { number in
          Text(lines[number]).bold(number == 0)
        }
        if model.drawing.subject == .nothing {
          let room =
            geometry.size.height - headings
            - TextWrapping.lineCount(of: lines, width: geometry.size.width, mode: .word)
          DrawingKeys(words: words, room: room - 1)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }

  private var words: Words { model.words }

  /// The candidate to draw, such as "r3c1=5", or that the cell doesn't have it.
  private var drawn: String {
    let drawn = Candidate(model.cursor, model.drawing.digit)
    guard !model.notedCandidates.contains(drawn) else { return words.text(of: drawn, "=") }
    let cell = words.name(of: drawn.cell).filter { $0 != " " }
    return words.drawing.lacking(digit: drawn.digit.rawValue, cell: cell)
  }

  /// The colour to paint with, such as "colour b", once that matters.
  private var color: String? {
    let color = model.drawing.color
    guard color > 0 || model.drawing.subject == .colors else { return nil }
    return words.drawing.color(["a", "b", "c", "d"][color])
  }

  private var headings: Int { color == nil ? 1 : 2 }

  /// The verdict, with as many steps of what follows as there is room for, and some in any case.
  private func lines(in size: Size) -> [String] {
    var steps = 60
    while true {
      let lines = lines(steps: steps)
      let rows = TextWrapping.lineCount(of: lines, width: size.width, mode: .word)
      if steps <= 8 || rows <= size.height - headings { return lines }
      steps -= 4
    }
  }

  private func lines(steps: Int) -> [String] {
    let verdict = model.drawnVerdict
    guard case .fish = verdict else { return words.lines(of: verdict, keys, steps: steps) }
    let commands = GameBoardModel.drawingCommands(words)
    let roles = [
      ("row", House.row(model.cursor.row)), ("column", .column(model.cursor.column)),
      ("box", .box(model.cursor.box)),
    ].map { id, house in
      let key = keys.key(of: id, in: commands)
      return "\(key) → \(name(of: model.drawing.nextRole(of: house)))"
    }
    return words.lines(of: verdict, keys) + [roles.joined(separator: " · ")]
  }

  private func name(of role: FishRole?) -> String {
    switch role {
    case .base: words.drawing.base
    case .cover: words.drawing.cover
    case nil: words.drawing.neither
    }
  }
}

/// The keys to draw with, below a free line, if there is room for all.
private struct DrawingKeys: View {
  @Environment(\.keyLabels) private var keys
  let words: Words
  /// The rows that there are.
  let room: Int

  var body: some View {
    let table = GameBoardModel.drawingCommands(words)
    let rows = table.commands.filter { $0.visibility != .hidden }
      .map { (key: $0.label ?? keys.key(of: $0.id, in: table), title: $0.title) }
    let width = rows.map(\.key.columns).max() ?? 0
    if room > rows.count {
      VStack(alignment: .leading) {
        Text(" ")
        ForEach(rows, id: \.title) { row in
          HStack(spacing: 1) {
            Text(row.key).foregroundStyle(.key)
              .lineLimit(1).frame(width: width, alignment: .leading)
            Text(row.title).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    }
  }
}

extension Words {
  /// The verdict on a drawing, and the notation of its chain with the sets that it leads through, or
  /// what follows from an assumption: the assumption and the last steps, `steps` in all, then what
  /// excludes each candidate that a contradiction lacks.
  func lines(of verdict: DrawnVerdict, _ keys: KeyLabels, steps: Int = 12) -> [String] {
    let first = text(of: verdict, keys)
    switch verdict {
    case .chain(let judged):
      return [first] + (judged.eureka.map { [$0] } ?? []) + sets(of: judged)
    case .supposition(let supposition):
      let exclusions = supposition.exclusions.map { gone, cause in
        "\(text(of: cause, "=")) → \(text(of: gone, "≠"))"
      }
      return [first, trail(of: supposition, atMost: steps)]
        + (exclusions.isEmpty ? [] : [exclusions.joined(separator: " · ")])
    case .empty, .fish, .coloring, .sets: return [first]
    }
  }

  /// The almost locked sets through which a chain leads.
  private func sets(of judged: ChainJudgement) -> [String] {
    judged.sets.sorted { $0.key < $1.key }.map { number, set in
      drawing.bySet(
        link: number + 1, cells: phrase(language.list(set.cells)),
        digits: phrase(language.list(set.digits)))
    }
  }

  /// The verdict in a sentence.
  func text(of verdict: DrawnVerdict, _ keys: KeyLabels) -> String {
    if case .supposition(let supposition) = verdict { return text(of: supposition) }
    if verdict.provesAnything {
      let proven = drawing.proves(outcome(of: verdict))
      return reason(of: verdict).map { "\(proven) · \($0)" } ?? proven
    }
    switch verdict {
    case .empty: return drawing.empty
    case .chain(let judged): return text(of: judged.verdict, keys)
    case .fish(let judged): return text(of: judged)
    case .coloring(let judged): return text(of: judged.verdict)
    case .sets(let judged): return text(of: judged.verdict)
    case .supposition(let supposition): return text(of: supposition)
    }
  }

  /// The changes by an applied verdict, "r1c2 and r3c2 lose 5", or just their number if they are too
  /// long for the line above a board.
  func applied(_ verdict: DrawnVerdict) -> String {
    let (placed, removed) = (verdict.placements, verdict.eliminations)
    let sentence = phrase(
      placed.isEmpty
        ? language.sentence(onRemoved: removed) : language.sentence(onPlaced: placed))
    guard sentence.columns > 36 else { return sentence }
    return placed.isEmpty
      ? hints.done.struckInSeveral(CellSet(removed.map(\.cell)).count)
      : hints.done.placedSeveral(placed.count)
  }

  private func outcome(of verdict: DrawnVerdict) -> String {
    let all =
      verdict.placements.map { text(of: $0, "=") }
      + (verdict.placements.isEmpty ? verdict.eliminations.sorted().map { text(of: $0, "≠") } : [])
    return all.prefix(6).joined(separator: " ") + (all.count > 6 ? " …" : "")
  }

  /// The reason why something is proven, beyond the drawing itself.
  private func reason(of verdict: DrawnVerdict) -> String? {
    switch verdict {
    case .chain(let judged): judged.proof.map { name(of: $0.technique) }
    case .fish(let judged): judged.proof.map { name(of: $0.technique) }
    case .sets(let judged): judged.proof.map { name(of: $0.technique) }
    case .coloring(let judged):
      switch judged.verdict {
      case .wrap(let one, let other, _, _):
        drawing.wrap(one: text(of: one, "="), other: text(of: other, "="))
      case .emptied(let cell, _, _): drawing.emptied(name(of: cell))
      case .trap: drawing.trap
      case .missing, .unlinked, .sameColor, .provesNothing: nil
      }
    case .empty, .supposition: nil
    }
  }

  private func text(of verdict: ChainJudgement.Verdict, _ keys: KeyLabels) -> String {
    switch verdict {
    case .started(let node):
      let commands = GameBoardModel.drawingCommands(self)
      return drawing.started(
        node.candidates.map { text(of: $0, "=") }.joined(separator: " "),
        strong: keys.key(of: "strong", in: commands),
        weak: keys.key(of: "weak", in: commands))
    case .unfinished: return drawing.unfinished
    case .fails(let link, let fault):
      return drawing.fails(link: link + 1, because: text(of: fault))
    case .repeats(let link, let isStrong):
      return drawing.fails(
        link: link + 1, because: isStrong ? drawing.twoStrong : drawing.twoWeak)
    case .provesNothing, .proves: return drawing.provesNothing
    }
  }

  private func text(of fault: LinkFault) -> String {
    switch fault {
    case .missing(let candidate): drawing.missing(text(of: candidate, "="))
    case .thirdCandidates(let cell, let digits):
      drawing.thirdCandidates(cell: name(of: cell), digits: phrase(language.list(digits)))
    case .places(let digit, let house, let count):
      drawing.places(count, digit: digit.rawValue, house: name(of: house))
    case .setIsLoose(let set): drawing.setIsLoose(set.cells.notation)
    case .unrelated: drawing.unrelated
    case .noSet: drawing.noSet
    case .noSharedCell: drawing.noSharedCell
    }
  }

  private func text(of judged: FishJudgement) -> String {
    switch judged.verdict {
    case .uneven(let bases, let covers): drawing.uneven(bases: bases, covers: covers)
    case .noPlaces(let house):
      drawing.noPlace(digit: judged.digit.rawValue, house: name(of: house))
    case .provesNothing, .proves: drawing.fishProvesNothing(judged.fins.count)
    }
  }

  private func text(of verdict: ColoringJudgement.Verdict) -> String {
    switch verdict {
    case .missing(let candidate): drawing.missing(text(of: candidate, "="))
    case .unlinked(let candidate): drawing.unlinked(text(of: candidate, "="))
    case .sameColor(let one, let other):
      drawing.sameColor(one: text(of: one, "="), other: text(of: other, "="))
    case .provesNothing, .wrap, .emptied, .trap: drawing.provesNothing
    }
  }

  private func text(of verdict: SetsJudgement.Verdict) -> String {
    switch verdict {
    case .unfinished: drawing.oneSet
    case .notAlmostLocked(let number, let cells, let digits):
      drawing.notAlmostLocked(
        set: Self.letters[min(number, 3)], cells: cells,
        digits: phrase(language.list(digits)))
    case .noCommon(let number):
      drawing.noCommon(one: Self.letters[min(number, 3)], other: Self.letters[min(number + 1, 3)])
    case .provesNothing, .proves: drawing.provesNothing
    }
  }

  private static let letters = ["A", "B", "C", "D"]

  private func text(of supposition: Supposition) -> String {
    switch supposition.contradiction {
    case .noCandidate(let cell): drawing.noCandidateLeft(name(of: cell))
    case .noPlace(let digit, let house):
      drawing.noPlaceLeft(digit: digit.rawValue, house: name(of: house))
    case nil: drawing.assumed(supposition.steps.count)
    }
  }

  /// The steps that lead to the contradiction, or those that follow from the assumption:
  /// "r1c2=5 → r1c7=3". Of many, the last are shown.
  private func trail(of supposition: Supposition, atMost limit: Int) -> String {
    let isImpossible = supposition.contradiction != nil
    let reasons = supposition.reasons.filter { isImpossible || !$0.holdsAnyway }
    let steps = reasons.map { step in
      let digit = text(of: step.candidate, "=")
      return step.holdsAnyway ? drawing.anyway(digit) : digit
    }
    let shown =
      steps.count > limit ? steps.prefix(1) + ["…"] + steps.suffix(limit - 2) : steps[...]
    return shown.joined(separator: " → ")
  }
}
