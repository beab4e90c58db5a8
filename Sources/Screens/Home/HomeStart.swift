import Games
import Scutes
import Store
import Sudoku

/// Home's first offer.
enum HomeStart {
  /// The first puzzle of a new player.
  case first(PuzzleID)
  /// The latest unfinished game.
  case game(SavedGame)
  /// A new game of the level that the player plays.
  case new(Level)

  /// Chooses the offer for a player with these records.
  init(_ records: PlayerRecords) {
    if let saved = records.resumable {
      self = .game(saved)
    } else {
      self = records.hasPlayed ? .new(records.usualLevel) : .first(records.nextPuzzle)
    }
  }

  /// `true` if the player is new.
  var isFirst: Bool { if case .first = self { true } else { false } }
}

/// The first card of Home, a button to continue a game or start a puzzle.
///
/// ```
///  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
/// ▐ ██▀ █▄▀ ▀██  Hard  31 of 55     ▌
/// ▐ ▄▀█ ▀▀█ ██▄  ━━━━━━━━━━──────   ▌
/// ▐ ▀█▄ ▄▄▄ ▀▀▄  12:48, no mistakes ▌
/// ▐ ▄▄▀ ██▀ ▀█▀    ▶  Continue      ▌
///  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
/// ```
struct HomeStartCard: View {
  let suite: any ScreenHost
  let plan: HomePlan
  let columns: Int

  var body: some View {
    let start = HomeStart(suite.records)
    Button {
      switch start {
      case .game: suite.go(to: .latestGame)
      case .first(let id): suite.go(to: .puzzle(id))
      case .new(let level): suite.go(to: .level(level))
      }
    } label: {
      HomeStartLabel(
        facts: facts(of: start), picture: picture(of: start), plan: plan, columns: columns - 2)
    }
    .buttonStyle(CardButtonStyle(role: .areaGame, columns: columns, rows: plan.startRows))
  }

  private var words: Words { suite.words }

  private func picture(of start: HomeStart) -> HomeStartLabel.Picture {
    switch start {
    case .first: .turtle
    case .game(let saved): .board(saved.game.unmarkedGrid, givens: saved.game.puzzle.givens)
    case .new(let level): .stairs(level)
    }
  }

  private func facts(of start: HomeStart) -> HomeStartLabel.Facts {
    switch start {
    case .first:
      return HomeStartLabel.Facts(
        title: words.home.hello, only: ("", words.home.helloDetails.first ?? ""),
        lines: words.home.helloDetails, action: words.home.playFirst)
    case .game(let saved):
      let filled = saved.filled
      let sign =
        suite.records.unsavedGames.contains(saved.game.id) ? words.board.notSavedYet : nil
      return HomeStartLabel.Facts(
        title: words.name(of: saved.game.puzzle.level),
        detail: words.home.placed(digits: filled.placed, empty: filled.toFill),
        only: (
          NumberFormat.time(saved.elapsed),
          sign ?? words.home.placed(digits: filled.placed, empty: filled.toFill)
        ),
        share: Double(filled.placed) / Double(max(1, filled.toFill)),
        lines: [
          sign
            ?? words.home.timeSoFar(
              time: NumberFormat.time(saved.elapsed), mistakes: saved.game.errors)
        ], sign: sign, action: words.home.continueGame)
    case .new(let level):
      let name = words.name(of: level)
      let best = suite.records.bestTimes[level].map {
        words.levels.best(NumberFormat.time($0))
      }
      return HomeStartLabel.Facts(
        title: words.home.newGame, detail: name,
        only: (name, best ?? words.levels.needs(level)),
        lines: [
          words.levels.needs(level),
          best
            ?? (suite.records.solvedLevels.contains(level)
              ? words.levels.noBestYet : words.levels.unsolved),
        ],
        action: words.home.playNew)
    }
  }
}

extension Game {
  /// The digits without those marked as wrong, as they are counted.
  fileprivate var unmarkedGrid: Grid {
    let marks = ErrorMarks(on: self, found: [])
    return marks.wrong.union(marks.conflicting).reduce(into: board.grid) { grid, cell in
      if puzzle.givens[cell] == nil { grid[cell] = nil }
    }
  }
}

/// The content of the card.
private struct HomeStartLabel: View {
  @Environment(\.isLinear) private var isLinear
  let facts: Facts
  let picture: Picture
  let plan: HomePlan
  let columns: Int

  struct Facts {
    let title: String
    var detail = ""
    /// The detail and the line, when there is only one of each.
    var only: (detail: String, line: String)
    /// The progress, 0 to 1, or `nil` to hide it.
    var share: Double?
    let lines: [String]
    /// That the game isn't saved yet, which takes the place of a line.
    var sign: String?
    let action: String
  }

  enum Picture: Equatable {
    case turtle
    case board(Grid, givens: Grid)
    /// The stairs of the levels up to this one.
    case stairs(Level)
  }

  var body: some View {
    if isLinear {
      VStack(alignment: .leading) {
        Text(facts.action).bold()
        title(facts.detail)
        ForEach(facts.lines, id: \.self) { Text($0) }
      }
      .accessibilityLabel(spoken)
    } else if plan.room == .small {
      VStack {
        if let share = facts.share {
          HStack(spacing: 1) {
            title(facts.only.detail)
            ThinBar(share: share)
          }
        } else {
          title("")
        }
        HomeStartAction(title: facts.action, columns: columns - 2, scale: .small)
        Text(facts.only.line).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal, 1)
    } else {
      HStack(spacing: spacing) {
        if hasPicture { pictured }
        VStack(alignment: .leading, spacing: plan.room == .large ? 1 : 0) {
          title(facts.detail)
          if let share = facts.share { ThinBar(share: share) }
          ForEach(facts.lines, id: \.self) {
            Text($0).foregroundStyle(.secondary).lineLimit(1)
          }
          HomeStartAction(
            title: facts.action, columns: textColumns, scale: plan.room,
            isTall: plan.hasLargeLetters)
        }
        .frame(width: textColumns, alignment: .leading)
      }
      .padding(EdgeInsets(top: 1, leading: margin, trailing: margin))
    }
  }

  /// "Continue, Hard, 31 of 55 placed".
  private var spoken: String {
    let parts = facts.detail.isEmpty ? [] : [facts.title, facts.detail]
    return ([facts.action] + parts + [facts.sign].compactMap(\.self)).joined(separator: ", ")
  }

  private var margin: Int { plan.room == .large ? 3 : 2 }
  private var spacing: Int { plan.room == .large ? 4 : 2 }

  /// Columns for the words.
  private var textColumns: Int { hasPicture ? columnsBesidePicture : columns - 2 * margin }

  private var columnsBesidePicture: Int { columns - 2 * margin - pictureColumns - spacing }

  /// `true` if the picture is shown. The turtle gives way to words that don't fit beside it.
  private var hasPicture: Bool {
    guard picture == .turtle else { return true }
    let widest = ([facts.title] + facts.lines).map(\.columns).max() ?? 0
    return max(widest, HomeStartAction.columns(of: facts.action)) <= columnsBesidePicture
  }

  private var pictureColumns: Int {
    switch picture {
    case .board, .stairs: MiniBoard.size(isLarge: plan.room == .large).width
    case .turtle: turtle.size.width
    }
  }

  private var turtle: Turtle.Scale { plan.room == .large ? .huge : .large }

  @ViewBuilder private var pictured: some View {
    switch picture {
    case .board(let grid, let givens):
      MiniBoard(grid: grid, givens: givens, isLarge: plan.room == .large)
    case .stairs(let level): LevelStairs(level: level, isLarge: plan.room == .large)
    case .turtle: Turtle(scale: turtle)
    }
  }

  private func title(_ detail: String) -> some View {
    HStack(spacing: 2) {
      Text(facts.title).bold().lineLimit(1)
      if !detail.isEmpty {
        Text(detail).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The card's action as a button on it, filled while the card has the focus.
private struct HomeStartAction: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.capabilities) private var capabilities
  let title: String
  let columns: Int
  let scale: HomePlan.Room
  /// `true` with a row above large letters.
  var isTall = false

  /// The width of a button for `title`, with its icon and margins.
  static func columns(of title: String) -> Int { title.columns + 5 }

  var body: some View {
    if scale == .small {
      sign.frame(width: columns).background(isFocused ? .buttonFocused : .sheet)
        .foregroundStyle(isFocused ? .buttonFocused : .areaGame)
    } else {
      label.foregroundStyle(isFocused ? .buttonFocused : .areaGame)
        .frame(
          width: columns - 2, height: scale < .large ? 1 : isTall && hasLargeLetters ? 4 : 3
        )
        .rim(
          isFocused ? .buttonFocused : .areaGame, ground: isFocused ? .buttonFocused : .sheet,
          isFilled: isFocused)
    }
  }

  private var hasLargeLetters: Bool {
    scale == .large && title.allSatisfy(\.isASCII) && 5 * title.count <= columns - 3
  }

  @ViewBuilder private var label: some View {
    if hasLargeLetters {
      BigText(title, largest: .small).frame(height: 3)
        .padding(EdgeInsets(top: isTall ? 1 : 0))
    } else {
      sign
    }
  }

  private var sign: some View {
    Text(capabilities.showsIcons ? "▶  \(title)" : isFocused ? "> \(title) <" : title)
      .bold().lineLimit(1)
  }
}

/// The levels as stairs, lit up to one of them.
private struct LevelStairs: View {
  @Environment(\.theme) private var theme
  let level: Level
  let isLarge: Bool

  var body: some View {
    SmallPicture(
      pixels: pixels, roles: ["c": hasColors ? level.role : .miniPlaced, "e": .miniEmpty],
      ascii: ["", "      _", "    _|", "  _|", "_|"]
    )
    .frame(width: size.width, height: size.height)
  }

  private var size: Size { MiniBoard.size(isLarge: isLarge) }
  private var hasColors: Bool { theme.style(for: .areaLearning).foreground != nil }

  /// Two half pixels up for each step of two columns, twice that if large.
  private var pixels: [String] {
    let scale = isLarge ? 2 : 1
    return (0..<2 * size.height).map { row in
      String(
        (0..<size.width).map { column -> Character in
          let step = column / (2 * scale)
          guard step < Level.allCases.count, 2 * size.height - row <= 2 * scale * (step + 1) else {
            return "."
          }
          return step <= level.stairIndex ? "c" : "e"
        })
    }
  }
}
