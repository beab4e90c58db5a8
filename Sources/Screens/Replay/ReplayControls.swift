import Games
import Scutes

/// The turn's description, the position and the buttons, below a board.
struct ReplayControls: View {
  let words: Words
  let model: ReplayModel
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TurnTitle(words: words, model: model)
      ReplayButtons(words: words, model: model, showsWords: true, perform: perform)
      HStack(spacing: 2) { ReplayChoices(words: words.replay, model: model) }
    }
  }
}

/// The controls beside a board, with the turns around the current one.
struct ReplaySide: View {
  let words: Words
  let model: ReplayModel
  let columns: Int
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TurnTitle(words: words, model: model)
      ReplayButtons(words: words, model: model, showsWords: columns >= 28, perform: perform)
      VStack(alignment: .leading) { ReplayChoices(words: words.replay, model: model) }
      TurnList(words: words, model: model, showsTimes: columns >= 30)
    }
  }
}

/// The number of the turn and its description, above its position among all.
private struct TurnTitle: View {
  let words: Words
  let model: ReplayModel

  var body: some View {
    let playback = model.playback
    VStack(alignment: .leading) {
      Text(words.replay.turn(number: playback.position, count: playback.count))
        .foregroundStyle(.secondary).lineLimit(1)
      Text(words.text(of: playback)).bold()
        .foregroundStyle(playback.event?.isWrong == true ? .error : .accent).lineLimit(1)
      PositionSlider(position: playback.position, count: playback.count) { model.seek(to: $0) }
    }
  }
}

/// Buttons for back, play and forward.
private struct ReplayButtons: View {
  let words: Words
  let model: ReplayModel
  let showsWords: Bool
  let perform: (String) -> Void

  var body: some View {
    let playback = model.playback
    PlaybackButtons(
      words: words.replay, isPlaying: model.clock.isPlaying, canPlay: playback.count > 0,
      canGoBack: playback.position > 0, canGoOn: !playback.isAtEnd, showsWords: showsWords,
      spokenLabel: words.text(of: playback), perform: perform)
  }
}

/// The speed, and whether pauses are shortened.
private struct ReplayChoices: View {
  let words: ReplayWords
  let model: ReplayModel

  var body: some View {
    PacePicker(title: words.speed, playback: model.clock) {
      "\($0)×"
    } choose: {
      model.play(atSpeed: $0)
    }
    Toggle(words.shortPauses, isOn: Bindable(model).shortensPauses)
  }
}
