import Games
import Widgets

/// The turn's description, the position and the buttons, below a board.
struct ReplayControls: View {
  let words: Words
  let model: ReplayModel

  var body: some View {
    VStack(alignment: .leading) {
      TurnTitle(words: words, playback: model.playback)
      TurnSlider(model: model)
      ReplayButtons(words: words, model: model, showsWords: true)
      HStack(spacing: 2) {
        SpeedPicker(words: words.replay, model: model)
        PausesToggle(words: words.replay, model: model)
      }
    }
  }
}

/// The controls beside a board, with the turns around the current one.
struct ReplaySide: View {
  let words: Words
  let model: ReplayModel
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        TurnTitle(words: words, playback: model.playback)
        TurnSlider(model: model)
      }
      ReplayButtons(words: words, model: model, showsWords: columns >= 28)
      VStack(alignment: .leading) {
        SpeedPicker(words: words.replay, model: model)
        PausesToggle(words: words.replay, model: model)
      }
      TurnList(words: words, model: model, showsTimes: columns >= 30)
    }
  }
}

/// The position of the current turn among all.
private struct TurnSlider: View {
  let model: ReplayModel

  var body: some View {
    PositionSlider(position: model.playback.position, count: model.playback.count) {
      model.seek(to: $0)
    }
  }
}

/// The number of the turn and its description.
private struct TurnTitle: View {
  let words: Words
  let playback: GamePlayback

  var body: some View {
    VStack(alignment: .leading) {
      Text(words.replay.turn(number: playback.position, count: playback.count)).foregroundStyle(
        .secondary
      )
      .lineLimit(1)
      Text(words.text(of: playback)).bold().foregroundStyle(
        playback.event?.isWrong == true ? .error : .accent
      )
      .lineLimit(1)
    }
  }
}

/// Buttons for back, play and forward.
private struct ReplayButtons: View {
  let words: Words
  let model: ReplayModel
  let showsWords: Bool

  var body: some View {
    let playback = model.playback
    PlaybackButtons(
      words: words.replay, isPlaying: model.isPlaying, canPlay: playback.count > 0,
      canGoBack: playback.position > 0, canGoOn: !playback.isAtEnd, showsWords: showsWords,
      spokenLabel: words.text(of: playback)
    ) { model.perform($0) }
  }
}

/// A picker for the playback speed.
private struct SpeedPicker: View {
  let words: ReplayWords
  let model: ReplayModel

  var body: some View {
    Picker(words.speed, selection: speed, options: ReplayModel.speeds) { "\($0)×" }
      .pickerStyle(.menu)
  }

  private var speed: Binding<Int> {
    Binding(get: { model.speed }, set: { model.play(atSpeed: $0) })
  }
}

/// A toggle that shortens long pauses.
private struct PausesToggle: View {
  let words: ReplayWords
  let model: ReplayModel

  var body: some View {
    Toggle(words.shortPauses, isOn: Bindable(model).shortensPauses)
  }
}
