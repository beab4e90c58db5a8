import Games
import Scutes
import Store
import Sudoku

/// The win: the word, the time, the milestone, the next actions, and the points.
///
/// ```
///        S o l v e d !
///        Hard in 12:48
///     ★ Your best Hard time, by 1:32
///  ⏎ Next Hard   r Watch it again   t …
///     12,480 points · no mistakes   s score
/// ```
///
/// Every key works at once during the animation. Escape shows the board.
struct WinView: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let suite: any PlayHost
  let model: GameBoardModel

  var body: some View {
    VStack {
      ZStack {
        Rising(isNew: model.isWinNew) { share in
          WinConfetti(share: share, free: plan.columns, depth: plan.confettiRows)
        }
        let spacing = plan.spacing(isSpecial: special != nil)
        VStack(spacing: spacing.aboveTurtle) {
          VStack(spacing: spacing.parts) {
            Rising(isNew: model.isWinNew) { share in
              WinWord(word: words.score.solvedWord, largest: plan.letters, share: share)
            }
            time
            if let special { SpecialLine(text: special, isTall: plan.isTall) }
            buttons
          }
          switch plan.turtle {
          case .large?:
            VStack(spacing: spacing.parts) {
              VStack {
                Turtle(scale: .large, hasHat: true)
                ShoreLine().frame(width: plan.columns)
              }
              facts(.center)
            }
          case let scale?:
            VStack {
              HStack(alignment: .bottom, spacing: 4) {
                Turtle(scale: scale, hasHat: !isTight)
                facts(.leading).padding(.bottom, 1)
              }
              ShoreLine().frame(width: size.width - 2)
            }
          case nil: facts(.center)
          }
        }
        .frame(maxHeight: .infinity, alignment: hasShoreBelow ? .bottom : .center)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      KeyHints()
    }
    .commands(
      ScoreAction.winCommands(for: choices, words, heading: words.score.solved), on: perform
    )
    .onAppear { model.winWasSeen() }
  }

  private var words: Words { suite.words }
  private var choices: [ScoreAction] { suite.choices(after: model) }
  private var plan: WinPlan { WinPlan(size) }

  /// `true` if letters of six rows, as in Korean, need the row of the hat.
  private var isTight: Bool {
    size.height < 25 && special != nil && !words.score.solvedWord.allSatisfy(\.isASCII)
  }

  /// `true` if a row that is left belongs above the word.
  private var hasShoreBelow: Bool {
    plan.isTall && size.height < 28 && capabilities.showsBlocks
  }

  private var time: some View {
    HStack(spacing: 2) {
      let elapsed = model.isScored ? model.score.elapsed : nil
      Text(words.score.solvedIn(title: title, hasTime: elapsed != nil))
        .foregroundStyle(.secondary).lineLimit(1)
      if let elapsed {
        let time = NumberFormat.time(elapsed)
        if plan.isTall {
          BigText(time, largest: plan.timeLetters)
        } else {
          Text(time).bold()
        }
      }
    }
  }

  /// The title of the game, with the day of a daily puzzle in words.
  private var title: String {
    let level = words.name(of: model.game.puzzle.level)
    guard case .daily(let day, _) = model.game.origin else { return words.title(of: model.game) }
    return day == suite.records.today
      ? "\(words.daily.title), \(level)"
      : "\(level), \(words.text(ofLong: day))"
  }

  private var special: String? {
    model.milestone.map { words.special($0) }
  }

  private var buttons: some View {
    let shown = shownButtons
    let layout =
      plan.isTall
      ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(alignment: .leading))
    return layout {
      ForEach(shown, id: \.self) { choice in button(choice).defaultFocus(choice == shown.first) }
    }
  }

  /// The buttons that fit side by side. The last ones of the middle are dropped first.
  private var shownButtons: [ScoreAction] {
    var shown = ScoreAction.buttons(among: choices)
    while plan.isTall, shown.count > 2, columns(of: shown) > size.width - 2 {
      shown.remove(at: shown.count - 2)
    }
    return shown
  }

  private var spacing: Int { plan.columns > 90 ? 3 : 1 }

  /// Columns of buttons side by side: sign, blank, title, and the sides.
  private func columns(of shown: [ScoreAction]) -> Int {
    let sides = 2 * Pill<Text>.padding(on: capabilities)
    return shown.reduce(-spacing) {
      $0 + sign(of: $1).columns + 1 + $1.title(words).columns + sides + spacing
    }
  }

  /// Columns of buttons below each other, as many as the widest needs.
  private var columnsBelowEachOther: Int {
    let widest = shownButtons.map { sign(of: $0).columns + 1 + $0.title(words).columns }.max() ?? 0
    return max(24, min(widest, size.width - 2 * Pill<Text>.padding(on: capabilities) - 2))
  }

  /// The key on a button.
  private func sign(of choice: ScoreAction) -> String {
    let key = choice == choices.first ? KeyPress(.enter) : choice.key(among: choices, words)
    return key.name(isUnicode: capabilities.isUnicode)
  }

  private func button(_ choice: ScoreAction) -> some View {
    let isMain = choice == choices.first
    let sign = sign(of: choice)
    let title = choice.title(words)
    return Button(action: { if !model.ignoresInput { perform(choice) } }) {
      HStack(spacing: 1) {
        PillKey(key: sign)
        Text(title).lineLimit(1)
      }
    }
    .buttonStyle(
      PillButtonStyle(
        columns: plan.isTall ? sign.columns + title.columns + 1 : columnsBelowEachOther,
        role: isMain ? .mainAction : .buttonFocused,
        isTall: plan.isTall)
    )
    .accessibilityLabel(title)
  }

  /// The techniques, what keeps the game from the lists or the store, and the points.
  private func facts(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      if let techniques = model.techniques {
        TechniquesLine(suite: suite, techniques: techniques) { perform(.techniques) }
      }
      if let sign = model.saving.state.sign(words) {
        Text(sign).bold().foregroundStyle(model.saving.state.role).lineLimit(1)
      } else if let remark {
        Text(remark).foregroundStyle(.secondary).lineLimit(1)
      }
      points
    }
  }

  private var points: some View {
    HStack(spacing: 1) {
      if model.showsScore || !model.isScored {
        Text(result).bold().lineLimit(1).layoutPriority(1)
        Text("· \(faults)").foregroundStyle(.secondary).lineLimit(1)
      } else {
        Text(faults).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  /// The points, or a note that there are none.
  private var result: String {
    guard model.isScored else { return words.score.practice }
    return words.score.points(
      words.grouped(model.score.total))
  }

  private var faults: String {
    guard model.isScored else { return words.score.practiceNote }
    let (errors, hints) = (model.game.errors, model.game.hints.occasions)
    return (errors == 0 ? words.score.noErrors : words.score.errors(errors)) + " · "
      + (hints == 0 ? words.score.noHints : words.share.hints(hints))
  }

  /// The reason why the game isn't ranked. `nil` if it is, or if rank is irrelevant.
  private var remark: String? {
    guard model.isScored, let result = model.finished?.result, !result.isRanked else { return nil }
    return words.reasonForNoRank(of: model.game)
  }

  private func perform(_ action: ScoreAction) {
    suite.perform(action, after: model)
  }
}

/// The layout of a win.
private struct WinPlan {
  private let size: Size

  init(_ size: Size) {
    self.size = size
  }

  /// `true` if buttons and figures of three rows fit.
  var isTall: Bool { size.width >= 76 && size.height >= 23 }
  var letters: WinWord.Scale {
    size.width >= 120 && size.height >= 36 ? .large : size.width >= 60 ? .medium : .small
  }
  /// The size of the turtle, with its words below a large one and beside another.
  var turtle: Turtle.Scale? { letters == .large ? .large : isTall ? .regular : nil }
  /// The largest figures of the time.
  var timeLetters: BigText.Scale { letters == .large && size.height >= 46 ? .large : .small }
  /// Rows between the parts, which fill most of the screen: fewer above the turtle if they don't
  /// suffice. The milestone is a part if it `isSpecial`.
  func spacing(isSpecial: Bool) -> (parts: Int, aboveTurtle: Int) {
    guard isTall else { return (1, 1) }
    let time = timeLetters == .large ? 5 : 3
    let parts =
      (letters == .large ? [13, time, 3, 5, 3] : [5, time, 3, 5]) + (isSpecial ? [3] : [])
    let free = size.height - 2 - parts.reduce(0, +)
    let spacing = min(4, max(1, free / (parts.count - 1)))
    return (spacing, min(spacing, max(0, free - spacing * (parts.count - 2))))
  }
  /// Columns in the middle for the word.
  var columns: Int { letters == .large ? 118 : letters == .medium ? 62 : 40 }
  /// Rows that the confetti reaches. The buttons are wider than the word, so it stays at the sides.
  var confettiRows: Int { letters == .large ? size.height * 4 / 5 : size.height * 5 / 9 }
}

/// Animates a value from 0 to 1 once if it `isNew`.
struct Rising<Content: View>: View {
  @State private var share: Double
  private let content: (Double) -> Content

  init(isNew: Bool, @ViewBuilder content: @escaping (Double) -> Content) {
    _share = State(wrappedValue: isNew ? 0 : 1)
    self.content = content
  }

  var body: some View {
    AnimatedValue(share, .linear(duration: Celebration.winDuration)) { content($0) }
      .onAppear { share = 1 }
  }
}

/// An achievement, on its own ground.
struct SpecialLine: View {
  @Environment(\.capabilities) private var capabilities
  let text: String
  let isTall: Bool

  var body: some View {
    Pill(columns: text.columns + 3, role: .buttonFocused, isTall: isTall) {
      HStack(spacing: 2) {
        if capabilities.showsIcons { Text("★") }
        Text(text).lineLimit(1)
      }
    }
  }
}

/// A key's name on a pill, in the key colour while the pill isn't filled.
struct PillKey: View {
  @Environment(\.isFocused) private var isFocused
  let key: String

  var body: some View {
    if isFocused { Text(key) } else { Text(key).bold().foregroundStyle(.key) }
  }
}

/// A button with round ends, on a quiet ground unless it has the focus.
struct PillButtonStyle: ButtonStyle {
  /// Columns of the label.
  let columns: Int
  /// The look with the focus.
  let role: StyleRole
  let isTall: Bool

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isFilled = configuration.isFocused || configuration.isPressed
    Pill(columns: columns, role: isFilled ? role : isTall ? .menu : .ground, isTall: isTall) {
      configuration.label
    }
  }
}

/// A line of `columns` on the ground of `role`, with half a row more above and below if it is tall,
/// or an outline if that ground is the screen's.
struct Pill<Content: View>: View {
  @Environment(\.theme) private var theme
  @Environment(\.capabilities) private var capabilities
  let columns: Int
  let role: StyleRole
  let isTall: Bool
  @ViewBuilder let content: () -> Content

  /// Columns at each side. Without halves of cells the ends aren't round.
  static func padding(on capabilities: TerminalCapabilities) -> Int {
    capabilities.showsBlocks ? 2 : 1
  }

  var body: some View {
    let padding = Self.padding(on: capabilities)
    let line = content().frame(width: columns, alignment: .leading)
    if isTall, theme.style(for: role).background == theme.style(for: .ground).background,
      !theme.style(for: role).attributes.contains(.reverse)
    {
      line.padding(.horizontal, padding - 1).border(.rounded, .line)
    } else {
      VStack {
        if isTall { edge("▄") }
        line.padding(.horizontal, padding).foregroundStyle(role).background(role)
        if isTall { edge("▀") }
      }
    }
  }

  private func edge(_ half: Character) -> some View {
    HalfRow(half: half, role: role, columns: columns + 2)
  }
}

/// Half a row in the ground of a role. Empty if it has no ground or the terminal lacks such
/// characters.
private struct HalfRow: LeafView, Equatable {
  let half: Character
  let role: StyleRole
  let columns: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(columns, proposal.width), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard environment.capabilities.showsBlocks,
      let color = environment.theme.style(for: role).background
    else { return }
    painter.horizontalLine(
      half, from: rect.origin, columns: rect.width, style: TextStyle(foreground: color))
  }
}

extension Words {
  /// The sentence about a milestone.
  func special(_ milestone: Milestone) -> String {
    switch milestone {
    case .packFinished(let pack): score.packFinished(name(ofPack: pack))
    case .firstOfLevel(let level): score.firstOfLevel(name(of: level))
    case .bestTime(let gain): score.bestTimeBy(NumberFormat.time(max(gain, .seconds(1))))
    case .streak(let days): score.streak(days)
    case .bestScore: score.newBest
    case .fastestOfWeek: score.fastestOfWeek
    case .technique(let technique): score.unaidedTechnique(name(of: technique))
    case .flawless: score.flawless
    case .unaided: score.unaided
    }
  }
}
