import Models
import Widgets

/// A board, and above it what to try on it.
struct FirstStepsView: View {
  @Environment(\.screenSize) private var size
  let suite: Suite
  let steps: FirstSteps

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        if let message = steps.board.message {
          MessageText(message: message)
        } else {
          Text(sentence).bold().foregroundStyle(steps.step == nil ? .success : .accent).lineLimit(1)
        }
        Spacer(minLength: 1)
        Button(steps.step == nil ? words.home : words.skip, action: suite.endWelcome)
          .buttonStyle(IconButtonStyle())
      }
      .frame(height: 1)
      Spacer()
      BoardArrangement(
        plan: .fitting(size), model: steps.board, words: suite.words, tip: nil, perform: perform
      )
      .defaultFocus()
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.title,
      steps.step == nil
        ? WelcomeAction.bindingsAtTheEnd(suite.words) : WelcomeAction.bindings(suite.words)
    ) { _ in if !steps.board.cancel() { suite.endWelcome() } }
    .keyBindings(suite.words.board.title, bindings, perform: perform)
    .asking(steps.board, words: suite.words)
    .onChange(of: steps.signs) { steps.look() }
    .onDeadline(steps.board.message?.end) { steps.board.forgetMessage() }
  }

  private var words: WelcomeWords { suite.words.welcome }

  /// The step by its number, with the keys that take it.
  private var sentence: String {
    guard let step = steps.step else { return words.done }
    let only = step == .place ? steps.onlyDigit : nil
    let place = "\(step.rawValue + 1)/\(FirstSteps.Step.allCases.count)"
    return "\(place) \(only.map { words.onlyDigit("\($0)") } ?? words.step(step, key(for: step)))"
  }

  private func key(for step: FirstSteps.Step) -> String {
    switch step {
    case .move: label(of: .move(.up))
    case .place: label(of: .digit(Digit.all[0]))
    case .memo: steps.board.key(of: .memo)
    case .hint: steps.board.key(of: .hint)
    }
  }

  /// How the keys are written that an action stands for with others like it.
  private func label(of action: GameBoardAction) -> String {
    GameBoardAction.bindings(suite.words).first { $0.action == action }?.label ?? ""
  }

  /// The keys of the board, without those of a score and of what else is not yet to be.
  private var bindings: [KeyBinding<GameBoardAction>] {
    let left: [GameBoardAction] = [
      .score, .giveUp, .end, .cancel, .settings, .copyPuzzle, .copyState, .pause,
    ]
    return GameBoardAction.bindings(suite.words).filter { !left.contains($0.action) }
  }

  private func perform(_ action: GameBoardAction) {
    switch action {
    case .end: suite.endWelcome()
    case .move(let direction) where steps.isHeld(direction): break
    case .score, .giveUp, .settings, .copyPuzzle, .copyState, .pause: break
    default: steps.board.perform(action)
    }
  }
}
