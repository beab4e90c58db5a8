import Games
import Store
import Widgets

/// The puzzles of a pack by number, each with its state. A line below describes the focused one.
struct PackScreen: Screen {
  @Environment(\.screenSize) private var size
  @State private var number: Int?
  let suite: any ScreenHost
  let pack: PuzzlePack

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("packs", words.packs.title) { Command.ofPacks("↑↓←→", words) }
  }

  var body: some View {
    let progress = suite.records.progress(in: pack)
    let start = start(progress)
    page(words.name(ofPack: pack.id)) {
      Spacer()
      VGridLayout(
        columns: Array(
          repeating: GridItem(.fixed(width)), count: size.width >= 60 ? 8 : 6),
        horizontalSpacing: size.width < 60 ? 0 : 1, verticalSpacing: size.height >= 24 ? 1 : 0
      ) {
        ForEach(1..<pack.count + 1) { number in
          button(number, progress.state(of: number))
            .focused($number, equals: number)
            .defaultFocus(number == start)
        }
      }
      Spacer()
      Text(line(number ?? start, progress)).lineLimit(1)
      SignLegend(signs: [
        (PackProgress.State.completed.look.sign, words.app.solved),
        (PackProgress.State.begun.look.sign, words.app.begun),
        (PackProgress.State.locked.look.sign, words.packs.locked),
      ])
    } trailing: {
      Text(words.figures(of: progress)).padding(.horizontal, 1)
    }
  }

  /// `true` if there is room for frames, with the best game's time below each number.
  private var isLarge: Bool { size.width >= 120 && size.height >= 40 }
  private var width: Int { isLarge ? 12 : size.width >= 60 ? 8 : 6 }

  private func button(_ number: Int, _ state: PackProgress.State) -> some View {
    let (sign, role) = state.look
    return NumberButton(
      text: "\(number < 10 ? " " : "")\(number) \(sign)", role: role,
      isBold: state == .open || state == .begun, note: isLarge ? note(number) : nil, width: width,
      isFramed: isLarge
    ) {
      self.number = number
      if let id = id(of: number) { suite.go(to: .puzzle(id)) }
    }
  }

  private func start(_ progress: PackProgress) -> Int {
    let next = suite.records.nextPuzzle
    return next.pack == pack.id ? next.number : progress.next()?.number ?? 1
  }

  private func id(of number: Int) -> PuzzleID? { PuzzleID(pack: pack.id, number: number) }

  private func result(_ number: Int) -> GameResult? {
    id(of: number).flatMap { suite.records.completed[$0] }
  }

  /// The time of the highest-scoring game, if the puzzle is solved.
  private func note(_ number: Int) -> String {
    result(number).map { $0.score == nil ? "✓" : NumberFormat.time($0.elapsed) } ?? ""
  }

  /// The description of a puzzle.
  private func line(_ number: Int, _ progress: PackProgress) -> String {
    guard let id = id(of: number) else { return "" }
    let state =
      switch progress.state(of: number) {
      case .completed: result(number).map(solved) ?? words.app.solved
      case .begun: words.app.begun
      case .open: words.packs.open(pack.rating(number) ?? 0)
      case .locked: words.packs.locked(progress.needed(for: number))
      }
    return "\(id)  \(state)"
  }

  private func solved(_ result: GameResult) -> String {
    guard let score = result.score else { return words.packs.practised }
    return words.packs.solved(
      score: words.grouped(score),
      time: NumberFormat.time(result.elapsed))
  }
}

extension PackProgress.State {
  /// The sign of a puzzle's state, or a blank if it is yet to be played, and its number's role.
  fileprivate var look: (sign: String, role: StyleRole) {
    switch self {
    case .completed: ("✓", .success)
    case .begun: ("◐", .accent)
    case .open: (" ", .ground)
    case .locked: ("✕", .buttonDisabled)
    }
  }
}
