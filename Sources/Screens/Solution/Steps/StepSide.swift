import Grading
import Hints
import Scutes
import Sudoku

/// The controls beside a board that shows a solution or a step to it.
struct StepSide: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  let plan: BoardPlan
  /// Performs a command of the steps.
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        StepNumber(model: model, words: words)
        StepButtons(model: model, words: words, perform: perform)
        if let clock = model.walk?.clock {
          PacePicker(title: words.solution.pace, playback: clock) {
            words.solution.seconds($0)
          } choose: {
            model.paths.play(at: $0)
          }
        }
        Spacer(minLength: 1).frame(maxHeight: 1)
        if model.walk?.place == nil {
          TechniqueUses(model: model, words: words)
        } else {
          StepText(model: model, words: words)
        }
        if plan.rows >= 30, let picture = model.picture.hint {
          HintLegend(of: picture, words: words, beside: plan)
          Spacer(minLength: 1).frame(maxHeight: 1)
        }
        if plan.sides == .one, plan.rows >= 36 {
          StepsList(model: model, words: words, isAlone: false) {}.frame(height: plan.rows / 3)
          Spacer(minLength: 1).frame(maxHeight: 1)
        }
      }
      .padding(.leading, plan.isRoomy ? 1 : 0)
      ScreenControlColumn(
        groups: [ScreenControl.jumps(words, keys, isColumn: true)], perform: perform)
    }
  }
}

/// The controls below such a board.
struct StepBelow: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      if model.walk?.place == nil {
        StepNumber(model: model, words: words, isShort: true)
        TechniqueUses(model: model, words: words).frame(height: 3, alignment: .topLeading)
      } else {
        StepText(model: model, words: words, isFlat: true)
          .frame(height: 4, alignment: .topLeading)
      }
      HStack(spacing: 1) {
        StepButtons(model: model, words: words, perform: perform)
        ScreenControlBar(
          controls: ScreenControl.jumps(words, keys, isColumn: false), perform: perform)
      }
    }
  }
}

extension ScreenControl {
  /// The controls other than forwards and backwards. On a line, there is no room for the paths.
  fileprivate static func jumps(
    _ words: Words, _ keys: KeyLabels, isColumn: Bool
  ) -> [ScreenControl] {
    let solution = words.solution
    let jumps = [
      ("»", solution.nextSame, "same.true"),
      ("⇥", solution.nextHard, "beyondSingles.true"),
      ("≡", solution.stepList, "list"),
      ("◆", words.paths.title, "paths"),
      ("▶", solution.play, "play"),
      ("◂", words.export.title, "export"),
    ]
    let commands = SolutionScreen.stepCommands(words)
    return jumps.filter { isColumn || $2 != "paths" }
      .map { ScreenControl($0, $1, $2, of: commands, keys) }
  }
}

/// The position of the current step among all, in words and as a slider.
private struct StepNumber: View {
  let model: SolutionModel
  let words: Words
  var isShort = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(words.title(of: model)).foregroundStyle(.secondary).lineLimit(1)
      if !isShort, let path = model.path {
        PositionSlider(
          position: model.walk?.place ?? path.steps.count, count: path.steps.count
        ) { model.moving().go(to: $0) }
      }
    }
  }
}

extension Words {
  /// The number of the current step out of all. For the solution, a summary of its steps.
  func title(of model: SolutionModel) -> String {
    guard let path = model.path else { return solution.solution }
    if let place = model.walk?.place {
      return solution.step(
        number: place + 1, count: max(place + 1, path.steps.count), isAll: path.isComplete)
    }
    guard path.isComplete, let level = model.levelOfPath else {
      return solution.grading(path.steps.count + 1)
    }
    return "\(solution.steps(path.steps.count)) · \(name(of: level))"
  }
}

/// Buttons for the start, back, play, forward and the solution.
private struct StepButtons: View {
  let model: SolutionModel
  let words: Words
  let perform: (String) -> Void

  var body: some View {
    let place = model.walk?.place
    PlaybackButtons(
      words: words.replay, isPlaying: model.walk?.clock.isPlaying == true,
      canPlay: model.path?.steps.isEmpty == false, canGoBack: place != 0, canGoOn: place != nil,
      showsWords: false, perform: perform)
  }
}

/// The techniques on the path to the solution, hardest first, with the number of their uses.
/// Clicking one moves to its first use.
private struct TechniqueUses: View {
  let model: SolutionModel
  let words: Words

  var body: some View {
    GeometryReader { room in
      VStack(alignment: .leading) {
        ForEach(uses(in: room.size), id: \.technique) { use in
          HStack(alignment: .top, spacing: 1) {
            Text("\(use.count)×").foregroundStyle(.secondary)
              .frame(width: 4, alignment: .trailing)
            Text(words.name(of: use.technique)).lineLimit(Self.maxLines)
          }
          .onTap { model.say(model.paths.go(to: use.technique)) }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// As many uses as fit, but at least one.
  private func uses(in room: Size) -> [TechniqueUse] {
    var left = room.height
    let uses = model.path?.usesInOrder ?? []
    let shown = uses.prefix { use in
      let lines = TextWrapping.lines(
        of: words.name(of: use.technique), width: max(1, room.width - 5), mode: .word,
        limit: Self.maxLines)
      left -= lines.count
      return left >= 0
    }
    return shown.isEmpty ? Array(uses.prefix(1)) : Array(shown)
  }

  private static let maxLines = 2
}

/// A technique and the number of its uses.
nonisolated struct TechniqueUse: Hashable {
  let technique: TechniqueID
  let count: Int
}

extension SolvingPath {
  /// The techniques used, hardest first. Those of Sudoku Explainer's chains come before all others.
  nonisolated var usesInOrder: [TechniqueUse] {
    let ratings = Dictionary(
      steps.map { ($0.technique, $0.explainer?.rating ?? 0) }, uniquingKeysWith: max)
    return tally.uses
      .sorted { (ratings[$0.key] ?? 0, $0.key.facts) > (ratings[$1.key] ?? 0, $1.key.facts) }
      .map { TechniqueUse(technique: $0.key, count: $0.value) }
  }
}
