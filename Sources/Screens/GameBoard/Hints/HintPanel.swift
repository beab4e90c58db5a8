import Games
import Hints
import Scutes
import Sudoku

/// The hint that is told, in whatever room there is.
///
/// ```
///  ✦ Hint ●●○           ✕      ✦ Hint ●●● Naked Pair      −1%       ✕
///  Naked Pair                  r4c2 and r6c1 share two candidates.
///  r4c2 and r6c1 share two     No other cell of box 4 can be 3 or 7.
///  candidates.
///                              ⏎ Apply −1%  u Undo       H Page 1/2
///  ▪ pattern 3× goes out
///
///  Cost so far       −1%       XY-Chain
///  More       −1%      H       a r6c2 ≠5 → =3
///  Apply      −1%      ⏎       b r8c2 ≠3 → =9
///  Use my notes        N       c r8c7 ≠9 → =5
///  u Undo  r Redo
/// ```
///
/// Where there is a line below the board, the sentence that matters stands there in full width. The
/// dots say how many of the steps of the hint are told; pages are those of the text of one step.
struct HintPanel: View {
  let board: GameBoard
  /// The metrics of the board with the hint.
  let metrics: BoardMetrics
  /// Columns of the line below the board for the key sentence, or `nil` if there is none.
  var headlineWidth: Int?
  /// `true` if controls of the board are under the hint, because they have no other room.
  var hasControls = true

  var body: some View {
    GeometryReader { geometry in
      let hints = board.model.hints
      let plan = hints.ladder.map { ladder in
        HintPanelPlan(
          ladder, words: board.words, room: geometry.size, headlineWidth: headlineWidth,
          hasNoteMarks: metrics.hasNoteMarks, hasLesson: board.model.lessonOfHint != nil)
      }
      VStack(alignment: .leading) {
        HintTitle(model: board.model, plan: plan, width: geometry.size.width)
        if let ladder = hints.ladder, let plan {
          HintBody(board: board, ladder: ladder, plan: plan, hasControls: hasControls)
        } else if hints.isSlow {
          Text(board.words.hints.looking).foregroundStyle(.secondary)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }
}

extension View {
  /// Finds the hints of `model` and handles their keys while one is open: all of them, or those of
  /// the commands called `names`.
  func hinting(_ model: GameBoardModel, by names: Set<String>? = nil) -> some View {
    var table = GameBoardModel.hintCommands(model.words)
    if let names { table.commands.removeAll { !names.contains($0.id) } }
    return commands(table, on: model)
      .task(id: model.hints.search?.id) { await model.findHint() }
      .task(id: model.coach.search?.id) { await model.suggestPlace() }
      .onDeadline(model.hints.search?.patience) { model.hints.markSlow() }
  }
}

/// The title of a hint: its name, its progress and the close button.
private struct HintTitle: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  /// `nil` while the hint is being searched for.
  let plan: HintPanelPlan?
  let width: Int

  var body: some View {
    HStack(spacing: 1) {
      if hasTitle {
        Text(title).bold().foregroundStyle(.accent).lineLimit(1)
      } else if capabilities.showsIcons {
        Text("✦").bold().foregroundStyle(.accent)
      }
      if let ladder = model.hints.ladder {
        Text(ladder.dots).foregroundStyle(.accent).lineLimit(1)
          .accessibilityLabel(words.hints.step(ladder.told, count: ladder.rungs.count))
      }
      if let name { Text(name).bold().lineLimit(1) }
      Spacer()
      if let price { Text(price).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1) }
      Text("✕").foregroundStyle(.key).layoutPriority(1)
        .onTap { model.hints.close() }
    }
  }

  private var words: Words { model.words }

  /// The technique's name if it has no line of its own, with the outcome if it fits.
  private var name: String? {
    guard plan?.isLow == true, plan?.hasNameInPages == false, let ladder = model.hints.ladder,
      let name = HintPanelPlan.name(of: ladder, words)
    else { return nil }
    guard plan?.pages.count ?? 1 > 1, let outcome = ladder.outcome(words) else { return name }
    let whole = "\(name): \(outcome)"
    let others = "✦ ".columns + ladder.dots.columns + 2 + (price.map { $0.columns + 1 } ?? 0) + 2
    return whole.columns + others <= width ? whole : name
  }

  private var price: String? {
    plan?.hasCostInTitle == true ? model.priceSoFar.map(words.hints.price) : nil
  }

  /// `true` if the word "Hint" itself fits.
  private var hasTitle: Bool {
    let others = [model.hints.ladder?.dots, name, price].compactMap(\.self).map { $0.columns + 1 }
      .reduce(2, +)
    return title.columns + others + 2 <= width
  }

  private var title: String { capabilities.labelled("✦", words.hints.title) }
}

nonisolated extension HintLadder {
  /// The outcome once revealed: "5 goes in r5c5", "r6c6≠5". `nil` if the hint isn't a deduction.
  func outcome(_ words: Words) -> String? {
    guard rung == .reasons, case .deduction(let deduction, _) = step else { return nil }
    if let placed = deduction.placements.first, deduction.placements.count == 1,
      deduction.eliminations.isEmpty
    {
      return words.hints.goesIn(placed.digit.rawValue, words.panel.name(of: placed.cell))
    }
    return words.changes(of: ListedStep.ID(deduction)).joined(separator: " ")
  }

  /// `true` if the step places a digit, rather than only removing candidates.
  fileprivate var placesDigits: Bool {
    if case .deduction(let deduction, _) = step { !deduction.placements.isEmpty } else { false }
  }

  /// The number of revealed rungs.
  fileprivate var told: Int { (rungs.firstIndex(of: rung) ?? 0) + 1 }

  /// A dot for each rung, filled if revealed.
  fileprivate var dots: String {
    String(repeating: "●", count: told) + String(repeating: "○", count: rungs.count - told)
  }
}

/// The text of a hint, its legend and its actions, from the top down.
private struct HintBody: View {
  let board: GameBoard
  let ladder: HintLadder
  let plan: HintPanelPlan
  let hasControls: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HintLines(plan.name.map(HintLine.text), boldLines: plan.name.count)
      ForEach(plan.outcome, id: \.self) { line in
        NamedLine(
          pieces: [
            NamedPieces.Piece(
              text: line, role: ladder.placesDigits ? .hintPlaced : .hintEliminated)
          ], isBold: true)
      }
      if plan.spacing == .airy, !plan.outcome.isEmpty { Text(" ") }
      HintLines(plan.lines(onPage: ladder.page))
      if plan.hasLegend(onPage: ladder.page) { HintLegend(rows: plan.legend) }
      if plan.isLow { lowEnd } else { tallEnd }
    }
    .onChange(
      of: Shown(rung: ladder.rung, board: ladder.board, pages: plan.pageCount), initial: true
    ) { board.model.hints.setPageCount(plan.pageCount) }
  }

  @ViewBuilder private var lowEnd: some View {
    Spacer(minLength: 0)
    HintPageNumber(model: board.model, ladder: ladder)
  }

  @ViewBuilder private var tallEnd: some View {
    if plan.spacing == .airy, !plan.legend.isEmpty { Text(" ") }
    if !plan.hasLegendInPages { HintLegend(rows: plan.legend) }
    if plan.spacing == .airy { Text(" ") }
    HintButtonColumn(
      model: board.model, ladder: ladder, plan: plan, hasCost: !plan.hasCostInTitle)
    if hasControls {
      ControlBar(board: board, only: ["undo", "redo"], width: plan.width, rows: 1)
    }
  }

  /// The values that determine the page count.
  private struct Shown: Equatable {
    let rung: HintLadder.Rung
    let board: Board
    let pages: Int
  }
}

/// Lines that are already broken.
struct HintLines: View {
  private let lines: [HintLine]
  private let boldLines: Int
  private let picture: HintPicture?

  /// Creates a view of `lines`, with the first `boldLines` in bold. Cells and houses have the
  /// colours that they have in `picture`, if there is one.
  init(_ lines: [HintLine], boldLines: Int = 0, naming picture: HintPicture? = nil) {
    self.lines = lines
    self.boldLines = boldLines
    self.picture = picture
  }

  var body: some View {
    let pieces = picture.map { NamedPieces($0, in: lines) }
    VStack(alignment: .leading) {
      ForEach(0..<lines.count) { index in
        switch lines[index] {
        case .text(let line):
          if let pieces, !line.isEmpty {
            NamedLine(pieces: pieces.lines[index], isBold: index < boldLines)
          } else {
            Text(line.isEmpty ? " " : line).bold(index < boldLines).lineLimit(1)
          }
        case .steps(let pairs): ChainRow(pairs: pairs)
        }
      }
    }
  }
}
