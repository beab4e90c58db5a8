import Games
import Store
import Widgets

/// The puzzles of a pack by number, each with its state. A line below describes the focused one.
struct PackScreen: View {
  @Environment(\.screenSize) private var size
  @State private var number: Int?
  let suite: any PacksHost
  let pack: PuzzlePack

  /// Creates the screen of `pack` with the next puzzle focused.
  init(suite: any PacksHost, pack: PuzzlePack) {
    self.suite = suite
    self.pack = pack
  }

  var body: some View {
    let progress = suite.records.progress(in: pack)
    let start = start(progress)
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
        Text(words.name(ofPack: pack.id)).bold().foregroundStyle(.title)
        Spacer()
        Text(words.figures(of: progress)).padding(.horizontal, 1)
      }
      Spacer()
      VGridLayout(
        columns: columns, horizontalSpacing: size.width < 60 ? 0 : 1,
        verticalSpacing: isTall ? 1 : 0
      ) {
        ForEach(1..<pack.count + 1) { number in
          PackNumberButton(
            number: number, state: progress.state(of: number), note: note(number), plan: plan
          ) { choose(number) }
          .focused($number, equals: number)
          .defaultFocus(number == start)
        }
      }
      Spacer()
      Text(line(number ?? start, progress)).lineLimit(1)
      PackLegend(words: words.packs)
      KeyHints()
    }
    .keyBindings(
      words.name(ofPack: pack.id), PacksAction.bindings(words, isGrid: true), perform: perform)
  }

  private var words: Words { suite.words }
  private var isTall: Bool { size.height >= 24 }
  private var plan: PackNumberButton.Plan {
    if size.width >= 120, size.height >= 40 { return .large }
    return size.width >= 60 ? .medium : .small
  }

  private var columns: [GridItem] {
    Array(repeating: GridItem(.fixed(plan.width)), count: size.width >= 60 ? 8 : 6)
  }

  private func start(_ progress: PackProgress) -> Int {
    let next = suite.records.nextPuzzle
    return next.pack == pack.id ? next.number : progress.next()?.number ?? 1
  }

  /// The time of the highest-scoring game, if the puzzle is solved.
  private func note(_ number: Int) -> String {
    result(number).map { $0.score == nil ? "✓" : NumberFormat.time($0.elapsed) } ?? ""
  }

  private func result(_ number: Int) -> GameResult? {
    PuzzleID(pack: pack.id, number: number).flatMap { suite.records.completed[$0] }
  }

  /// The description of a puzzle.
  private func line(_ number: Int, _ progress: PackProgress) -> String {
    guard let id = PuzzleID(pack: pack.id, number: number) else { return "" }
    let state =
      switch progress.state(of: number) {
      case .completed:
        result(number).map {
          solved($0)
        } ?? words.packs.legend.solved
      case .begun: words.packs.begun
      case .open: words.packs.open(pack.rating(number) ?? 0)
      case .locked: words.packs.locked(progress.needed(for: number))
      }
    return "\(id)  \(state)"
  }

  private func solved(_ result: GameResult) -> String {
    guard let score = result.score else { return words.packs.practised }
    return words.packs.solved(
      score: NumberFormat.grouped(score, separator: words.groupingSeparator),
      time: NumberFormat.time(result.elapsed))
  }

  private func choose(_ number: Int) {
    self.number = number
    if let id = PuzzleID(pack: pack.id, number: number) { suite.choose(id) }
  }

  private func perform(_ action: PacksAction) {
    switch action {
    case .choose: break
    case .next: suite.choose(suite.records.nextPuzzle)
    case .collections: suite.openCollections()
    case .back: suite.goBack()
    }
  }
}

/// The legend of the signs beside the numbers.
private struct PackLegend: View {
  let words: PackWords

  var body: some View {
    let signs = PackNumberButton.self
    Text(
      "\(signs.sign(.completed)) \(words.legend.solved)   "
        + "\(signs.sign(.begun)) \(words.legend.begun)   "
        + "\(signs.sign(.locked)) \(words.legend.locked)"
    )
    .foregroundStyle(.secondary).lineLimit(1)
  }
}
