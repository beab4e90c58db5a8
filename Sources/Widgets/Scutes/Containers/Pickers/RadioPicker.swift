// SPDX-License-Identifier: Apache-2.0

/// A picker with its options below each other. ↑ and ↓ move, and a click chooses one.
///
///     Level
///      ○  Easy
///     [◉] Medium
struct RadioPicker: View {
  @Environment(\.kitWords) private var words
  let title: String
  let choices: PickerChoices
  let choose: (Int?) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      ControlTitle(title: title)
      RadioRows(choices: choices)
        .onClick { choose($0.place.y) }
        .hardwareCursor(at: Point(x: 1, y: choices.chosen ?? 0))
    }
    .focusable()
    .accessibilityLabel(title)
    .accessibilityValue(choices.chosen.map { choices.titles[$0] } ?? "")
    .keyBindings(
      title, RowMove.bindings(back: .up, forward: .down, words.controls)
    ) {
      choose(choices.row($0, from: choices.chosen))
    }
  }
}

private struct RadioRows: LeafView, Equatable {
  let choices: PickerChoices

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let widest = choices.titles.map(\.columns).max() ?? 0
    return Size(
      width: min(proposal.width, widest + 4), height: min(proposal.height, choices.titles.count))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    for (index, title) in choices.titles.enumerated() {
      let y = rect.minY + index
      let isChosen = index == choices.chosen
      var style = environment.controlStyle(isChosen ? .toggleOn : .toggleOff)
      if !choices.isEnabled[index] {
        style = environment.textStyle(.disabled).merging(TextStyle(attributes: .dim))
      } else if !isChosen {
        style.attributes.remove(.bold)
      }
      let sign: Character = isUnicode ? (isChosen ? "◉" : "○") : (isChosen ? "*" : "o")
      painter.put(sign, at: Point(x: rect.minX + 1, y: y), style: style)
      let shown = TextTruncation.truncate(
        title, to: max(0, rect.width - 4), ellipsis: environment.ellipsis)
      painter.write(shown, at: Point(x: rect.minX + 4, y: y), style: style)
      guard isChosen else { continue }
      painter.put(environment.controlEnds.left, at: Point(x: rect.minX, y: y), style: style)
      painter.put(environment.controlEnds.right, at: Point(x: rect.minX + 2, y: y), style: style)
    }
  }
}
