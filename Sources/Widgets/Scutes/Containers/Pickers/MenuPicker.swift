// SPDX-License-Identifier: Apache-2.0

/// A picker that shows the selected option, and a menu of all of them.
///
/// Enter, Space or a click opens the menu. Arrows pass it, as they pass every row of a form.
struct MenuPicker: View {
  @Environment(\.kitWords) private var words
  @State private var isOpen = false
  let title: String
  let choices: PickerChoices
  let choose: (Int?) -> Void

  var body: some View {
    let chosen = choices.chosen.map { choices.titles[$0] } ?? ""
    HStack(spacing: 1) {
      ControlTitle(title: title)
      ControlFace(text: "\(chosen) ▾", ascii: "\(chosen) v", role: .field)
        .hardwareCursor(at: Point(x: 1, y: 0))
        .onClick { _ in isOpen = true }
        .popover(isPresented: $isOpen) {
          ChoiceList(title: title, choices: choices) { index in
            isOpen = false
            choose(index)
          }
        }
        .layoutPriority(1)
    }
    .focusable()
    .accessibilityLabel(title)
    .accessibilityValue(chosen)
    .keyBindings(
      title,
      [KeyBinding([KeyPress(.enter), KeyPress(" ")], (), words.controls.open)]
    ) {
      isOpen = true
    }
  }
}
