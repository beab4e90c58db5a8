import Formats
import Hints
import Scutes

/// The way back, the latest message or else the puzzle's number, and the way to Home.
struct SolutionHeader: View {
  @Environment(\.screenSize) private var size
  let model: SolutionModel
  let words: Words
  let back: () -> Void
  let home: () -> Void

  var body: some View {
    PageHead {
      BackButton(words.app.back, action: back)
      PageTitle(title, message: model.message)
      HStack(spacing: 1) {
        if model.message == nil {
          if isOneOfSeveral {
            PuzzleTurner(model: model, title: note)
          } else {
            Text(note).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        if size.width >= 60 || model.message == nil {
          Button("⌂ \(words.home.title)", action: home).buttonStyle(IconButtonStyle())
        }
      }
    }
  }

  private var title: String {
    model.walk == nil ? words.solver.title : words.solution.solution
  }

  /// `true` if there are other puzzles to turn to.
  private var isOneOfSeveral: Bool {
    model.collection.count > 1 && model.walk == nil && model.intent != .play
      && model.desk.filling == nil
  }

  private var note: String {
    if model.intent == .play { return words.solution.gameComing }
    if let progress = model.desk.progress { return progress }
    if model.walk != nil, model.paths.hasBranches, let branch = model.paths.tree?.current {
      return words.name(of: branch)
    }
    if model.collection.count > 1 {
      return words.solution.puzzleOf(
        number: model.collection.place + 1, count: model.collection.count)
    }
    return model.entry.details[.title] ?? ""
  }
}

/// The number of the puzzle in the collection, between the buttons for its neighbours.
private struct PuzzleTurner: View {
  let model: SolutionModel
  let title: String

  var body: some View {
    HStack {
      button("‹", -1)
      Text(title).foregroundStyle(.secondary).lineLimit(1)
      button("›", 1)
    }
  }

  private func button(_ sign: String, _ step: Int) -> some View {
    Text(" \(sign) ").foregroundStyle(.key).onTap { model.turn(by: step) }
  }
}
