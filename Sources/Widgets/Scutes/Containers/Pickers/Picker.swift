// SPDX-License-Identifier: Apache-2.0

/// A control for choosing one of several values.
///
/// SwiftUI reads the values from the tags of views. Here they are an array, so the compiler checks
/// that each has the type of the selection:
///
///     Picker("Level", selection: $level, options: Level.allCases) { $0.name }
public struct Picker<Value: Hashable>: View {
  @Environment(\.pickerStyle) private var style
  private let title: String
  private let selection: Binding<Value>
  private let options: [PickerOption<Value>]

  /// Creates a picker called `title` for one of `options`.
  public init(_ title: String, selection: Binding<Value>, options: [PickerOption<Value>]) {
    self.title = title
    self.selection = selection
    self.options = options
  }

  /// Creates a picker called `title` for one of `values`, named by `label`.
  public init(
    _ title: String, selection: Binding<Value>, options values: [Value],
    label: (Value) -> String
  ) {
    self.init(title, selection: selection, options: values.map { PickerOption($0, label($0)) })
  }

  /// The picker in the environment's style.
  public var body: some View {
    switch style {
    case .segmented:
      SegmentedPicker(title: title, choices: choices, choose: choose)
    case .menu:
      MenuPicker(title: title, choices: choices, choose: choose)
    case .radioGroup:
      RadioPicker(title: title, choices: choices, choose: choose)
    }
  }

  private var choices: PickerChoices {
    let chosen = selection.wrappedValue
    return PickerChoices(
      titles: options.map(\.title), isEnabled: options.map(\.isEnabled),
      chosen: options.firstIndex { $0.value == chosen })
  }

  private func choose(_ index: Int?) {
    guard let index, options.indices.contains(index), options[index].isEnabled else { return }
    selection.wrappedValue = options[index].value
  }
}

extension RowMove {
  /// The keys, with `back` and `forward` as the arrows. With `withEnds`, Home and End choose the
  /// first and last option.
  static func bindings(
    back: KeyPress.Key, forward: KeyPress.Key, _ words: KitWords.Controls, withEnds: Bool = true
  ) -> [KeyBinding<RowMove>] {
    let ends = [
      KeyBinding([KeyPress(.home)], RowMove.first, words.choose, shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, words.choose, shown: .hidden),
    ]
    return (withEnds ? ends : []) + [
      KeyBinding([KeyPress(back)], .back, words.choose, speakingForNext: true),
      KeyBinding([KeyPress(forward)], .forward, words.choose, shown: .hidden),
    ]
  }
}
