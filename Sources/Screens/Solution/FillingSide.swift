import Sudoku
import Widgets

/// The controls beside or below a board being filled in: the verdict, the digits, and the actions.
struct FillingSide: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  /// `true` if it is below the board.
  var isBelow = false
  let perform: (SolutionAction) -> Void
  let set: (SetterAction) -> Void

  var body: some View {
    let groups = ScreenControl<SolutionAction>.groups(model, words, keys)
    let desk =
      model.showsDraft
      ? ScreenControl<SetterAction>.desk(model, words, keys) : []
    VStack(alignment: .leading) {
      if isBelow {
        VerdictView(model: model, words: words, isFlat: true)
          .frame(height: 3, alignment: .topLeading)
        FillingDigits(perform: perform)
        HStack(spacing: desk.isEmpty ? 0 : 1) {
          ScreenControlBar(controls: desk, perform: set)
          ScreenControlBar(controls: groups.flatMap(\.self), perform: perform)
        }
      } else {
        VerdictView(model: model, words: words).padding(.horizontal, 1)
        FillingDigits(perform: perform)
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
  let perform: (SolutionAction) -> Void

  var body: some View {
    HStack {
      ForEach(0..<10) { index in
        Text((index > 0 ? " " : "") + (index < 9 ? "\(index + 1)" : "□")).foregroundStyle(.pad)
          .onTap { perform(.type(index < 9 ? Digit.all[index] : nil)) }
      }
    }
  }
}
