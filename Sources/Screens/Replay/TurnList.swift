import Games
import Scutes

/// The turns around the current one, as many as fit. Clicking one moves to it.
struct TurnList: View {
  let words: Words
  let model: ReplayModel
  let showsTimes: Bool

  var body: some View {
    GeometryReader { room in
      let turns = shown(rows: room.size.height)
      VStack(alignment: .leading) {
        ForEach(turns) { index in
          TurnRow(
            text: line(of: index), isShown: index == model.playback.position - 1,
            isWrong: model.playback.events[index].isWrong,
            isAhead: index >= model.playback.position)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onMouse { event, point in
        guard case .press(.left) = event.kind, turns.indices.contains(point.y) else { return false }
        model.seek(to: turns[turns.startIndex + point.y] + 1)
        return true
      }
    }
  }

  /// The indices of the turns that fit in `rows`, including the current one.
  private func shown(rows: Int) -> Range<Int> {
    let count = model.playback.count
    let first = max(0, min(model.playback.position - 1 - rows / 2, count - rows))
    return first..<min(count, first + max(0, rows))
  }

  private func line(of index: Int) -> String {
    let events = model.playback.events
    let elapsed = Duration.milliseconds(events[index].timed.elapsed)
    let line = words.text(of: events, at: index)
    guard showsTimes else { return line }
    let (time, longest) = (
      NumberFormat.time(elapsed), NumberFormat.time(model.playback.length).columns
    )
    return String(repeating: " ", count: max(0, longest - time.columns)) + "\(time) \(line)"
  }
}

/// A turn: its time and description.
private struct TurnRow: View, Equatable {
  let text: String
  let isShown: Bool
  let isWrong: Bool
  let isAhead: Bool

  var body: some View {
    Text((isShown ? "▸ " : "  ") + text).bold(isShown)
      .foregroundStyle(isWrong ? .error : isShown ? .accent : isAhead ? .secondary : .ground)
      .lineLimit(1)
  }
}
