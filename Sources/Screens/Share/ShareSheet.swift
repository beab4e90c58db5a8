import Models
import Widgets

/// Copies the puzzle or the game on a board, and shows what it copies: not every terminal allows a
/// program to reach the clipboard.
struct ShareSheet: View {
  @Environment(\.copyToClipboard) private var copy
  @Environment(\.screenSize) private var screen
  @State private var choice: ShareChoice
  @State private var isTooLong = false
  let model: GameBoardModel
  let words: Words

  /// A sheet that copies `choice` at once.
  init(_ choice: ShareChoice, of model: GameBoardModel, words: Words) {
    _choice = State(wrappedValue: choice)
    self.model = model
    self.words = words
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      FlowLayout(horizontalSpacing: 1) {
        ForEach(ShareChoice.allCases) { other in
          button(other).defaultFocus(other == choice)
        }
      }
      Text(isTooLong ? words.share.tooLong : words.share.copied)
        .foregroundStyle(isTooLong ? .warning : .success)
      Text(texts.text(choice)).frame(maxWidth: .infinity, alignment: .leading)
      if choice != .text {
        VStack(alignment: .leading) {
          Text(words.share.toOpen).foregroundStyle(.secondary)
          Text(texts.command).foregroundStyle(.accent)
        }
      }
    }
    .frame(maxWidth: min(83, max(30, screen.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
    .keyBindings(
      words.share.title, id: "share", ShareChoice.bindings(words.share), perform: choose
    )
    .onAppear { choose(choice) }
  }

  private var texts: ShareText { ShareText(model: model, words: words) }

  private func button(_ other: ShareChoice) -> some View {
    let mark = other == choice ? "●" : "○"
    return Button("\(mark) \(other.key.name()) \(other.title(words.share))") { choose(other) }
  }

  private func choose(_ choice: ShareChoice) {
    self.choice = choice
    isTooLong = !copy(texts.text(choice))
  }
}

extension View {
  /// Shows what of the game of `model` is to be copied, while there is something.
  func sharing(_ model: GameBoardModel, words: Words) -> some View {
    let shared = Binding {
      model.shared
    } set: {
      model.shared = $0
    }
    return sheet(item: shared, title: words.share.title) { choice in
      ShareSheet(choice, of: model, words: words)
    }
  }
}
