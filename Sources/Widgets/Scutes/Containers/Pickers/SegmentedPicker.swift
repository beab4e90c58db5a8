// SPDX-License-Identifier: Apache-2.0

/// A picker with its options side by side. ← and → move, and a click chooses one. Home and End are
/// left to enclosing views, since they go to the ends of a form.
struct SegmentedPicker: View {
  @Environment(\.kitWords) private var words
  let title: String
  let choices: PickerChoices
  let choose: (Int?) -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      ControlTitle(title: title)
      SegmentLines(choices: choices)
        .onClick { pointer in
          let plan = SegmentPlan(choices.titles, width: pointer.size.width)
          choose(plan.places.firstIndex { $0.contains(pointer.place) })
        }
        .layoutPriority(1)
    }
    .focusable()
    .accessibilityLabel(title)
    .accessibilityValue(choices.chosen.map { choices.titles[$0] } ?? "")
    .keyBindings(
      title,
      RowMove.bindings(back: .left, forward: .right, words.controls, withEnds: false)
    ) {
      choose(choices.row($0, from: choices.chosen))
    }
  }
}

private struct SegmentLines: LeafView, Equatable {
  let choices: PickerChoices

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    SegmentPlan(choices.titles, width: proposal.width).size
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    SegmentPlan(choices.titles, width: size.width).cursor(on: choices.chosen)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let plan = SegmentPlan(choices.titles, width: rect.width)
    for (index, place) in plan.places.enumerated() {
      let isChosen = index == choices.chosen
      let cells = Rect(
        x: rect.minX + place.minX, y: rect.minY + place.minY, width: place.width, height: 1)
      var style = environment.controlStyle(
        !isChosen ? .tab : environment.isFocused ? .buttonFocused : .tabSelected)
      if !choices.isEnabled[index] {
        style = environment.textStyle(.disabled).merging(TextStyle(attributes: .dim))
      }
      painter.fill(cells, style: style)
      let title = TextTruncation.truncate(
        choices.titles[index], to: max(0, place.width - 2), ellipsis: environment.ellipsis)
      painter.write(title, at: Point(x: cells.minX + 1, y: cells.minY), style: style)
      guard isChosen else { continue }
      painter.put(environment.controlEnds.left, at: cells.origin, style: style)
      painter.put(
        environment.controlEnds.right, at: Point(x: cells.maxX - 1, y: cells.minY), style: style)
    }
  }
}
