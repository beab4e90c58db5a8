import Sudoku
import Widgets

/// The controls beside or below a board being filled in: the verdict, the digits, and the commands.
struct FillingSide: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  /// `true` if it is below the board.
  let isBelow: Bool
  /// Performs a command of the board.
  let perform: (String) -> Void
  /// Performs a command of the setter's view.
  let set: (String) -> Void

  var body: some View {
    let groups = ScreenControl<String>.groups(model, words, keys)
    let desk = model.showsDraft ? ScreenControl<String>.desk(model, words, keys) : []
    VStack(alignment: .leading) {
      if isBelow {
        VerdictView(model: model, words: words, isFlat: true)
          .frame(height: 3, alignment: .topLeading)
        FillingDigits(type: model.type)
        HStack(spacing: desk.isEmpty ? 0 : 1) {
          ScreenControlBar(controls: desk, perform: set)
          ScreenControlBar(controls: groups.flatMap(\.self), perform: perform)
        }
      } else {
        VerdictView(model: model, words: words).padding(.horizontal, 1)
        FillingDigits(type: model.type)
        Spacer(minLength: 0).frame(maxHeight: 1)
        if !desk.isEmpty {
          ScreenControlColumn(groups: [desk], perform: set)
          Spacer(minLength: 0).frame(maxHeight: 1)
        }
        ScreenControlColumn(groups: groups, perform: perform)
      }
    }
  }
}

/// The nine digits and an empty cell, as buttons.
private struct FillingDigits: View {
  let type: (Digit?) -> Void

  var body: some View {
    HStack {
      ForEach(0..<10) { index in
        Text((index > 0 ? " " : "") + (index < 9 ? "\(index + 1)" : "□")).foregroundStyle(.pad)
          .onTap { type(index < 9 ? Digit.all[index] : nil) }
      }
    }
  }
}
