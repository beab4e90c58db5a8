import Games
import Scutes
import Store

/// The headline: whether the puzzle is solved, the score, and its rank.
struct ScoreVerdict: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  /// `true` if large digits fit.
  let isRoomy: Bool

  var body: some View {
    VStack {
      ForEach(remarks.indices) { index in
        let remark = remarks[index]
        Text(remark.text).bold(remark.isBold).foregroundStyle(remark.role)
          .multilineTextAlignment(.center)
        if index == 0, let score {
          ScoreCounter(
            score: score, words: words, isLarge: isRoomy, counts: model.game.isComplete)
        }
      }
    }
  }

  private struct Remark {
    let text: String
    let role: StyleRole
    var isBold = false
  }

  /// The score reached, or the score if solved now. `nil` for a game without one.
  private var score: Int? {
    model.isScored && !model.game.isRevealed ? model.score.total : nil
  }

  private var remarks: [Remark] {
    let state = model.saving.state
    let sign = model.game.isComplete ? state.sign(words) : nil
    return verdict + (sign.map { [Remark(text: $0, role: state.role, isBold: true)] } ?? [])
  }

  private var verdict: [Remark] {
    let game = model.game
    guard game.isComplete else {
      return model.isScored
        ? [Remark(text: words.score.soFar, role: .secondary)] : practice
    }
    if game.isRevealed {
      return [
        Remark(text: words.score.givenUp, role: .warning, isBold: true),
        Remark(text: words.score.givenUpNote, role: .sheet),
      ]
    }
    return [Remark(text: words.score.solved, role: .success, isBold: true)]
      + (model.isScored ? placing : practice)
  }

  private var practice: [Remark] {
    [
      Remark(text: words.score.practice, role: .accent, isBold: true),
      Remark(text: words.score.practiceNote, role: .sheet),
    ]
  }

  private var placing: [Remark] {
    guard let finished = model.finished else { return [] }
    guard finished.result.isRanked else {
      return [Remark(text: words.reasonForNoRank(of: model.game), role: .secondary)]
    }
    let list =
      model.game.origin == .own ? words.score.own : words.name(of: finished.result.shownLeaderboard)
    var remarks: [Remark] = []
    if case .pack = model.game.origin {
      remarks.append(Remark(text: words.title(of: finished.result), role: .sheet))
    }
    if let standing = finished.standing, let place = standing.place {
      let text =
        standing.count == 1
        ? words.score.onlyOne(list) : words.score.place(place, count: standing.count, list: list)
      remarks.append(Remark(text: text, role: .accent))
    }
    if !model.game.isUnaided, model.score.elapsed != nil {
      remarks.append(Remark(text: words.score.helped, role: .secondary))
    }
    guard let best = finished.bestBefore else { return remarks }
    if finished.isBestScore {
      remarks.append(special(words.score.newBest))
    }
    if finished.isBestTime {
      remarks.append(special(words.score.newFastest))
    }
    let score = words.grouped(best.score)
    let before = words.score.bestBefore(score: score, time: best.time.map(NumberFormat.time))
    return remarks + [Remark(text: before, role: .secondary)]
  }

  private func special(_ text: String) -> Remark {
    Remark(text: capabilities.labelled("★", text), role: .success, isBold: true)
  }
}

extension Words {
  /// The reason why a solved game with a score isn't ranked.
  func reasonForNoRank(of game: Game) -> String {
    if game.puzzle.isTooShort { return score.tooShort }
    return game.isMostlyFilledIn ? score.mostlyFilledIn : score.unranked
  }
}

/// A score, which counts up from zero if it was reached and animation is on.
private struct ScoreCounter: View {
  @State private var shown = 0
  let score: Int
  let words: Words
  let isLarge: Bool
  let counts: Bool

  var body: some View {
    if counts {
      AnimatedValue(shown, .easeOut(duration: .milliseconds(600))) { number($0) }
        .onAppear { shown = score }
    } else {
      number(score)
    }
  }

  @ViewBuilder private func number(_ points: Int) -> some View {
    if isLarge {
      BigText(String(points), largest: .small, role: .title)
    } else {
      Text(words.grouped(points)).bold()
        .foregroundStyle(.title)
    }
  }
}
