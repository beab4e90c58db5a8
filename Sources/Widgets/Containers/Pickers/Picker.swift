/// Chooses one of several values.
///
/// SwiftUI finds the values in the tags of views. Here they are an array, so that the compiler sees
/// that each has the type of the selection:
///
///     Picker("Level", selection: $level, options: Level.allCases) { $0.name }
public struct Picker<Value: Hashable>: View {
  @Environment(\.pickerStyle) private var style
  private let title: String
  private let selection: Binding<Value>
  private let options: [PickerOption<Value>]

  /// A picker called `title` of one of `options`.
  public init(_ title: String, selection: Binding<Value>, options: [PickerOption<Value>]) {
    self.title = title
    self.selection = selection
    self.options = options
  }

  /// A picker called `title` of one of `values`, which `label` names.
  public init(
    _ title: String, selection: Binding<Value>, options values: [Value],
    label: (Value) -> String
  ) {
    self.init(title, selection: selection, options: values.map { PickerOption($0, label($0)) })
  }

  /// The picker in the style that holds here.
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
  /// The keys, where `back` and `forward` are the arrows along the options; Home and End choose the
  /// first and the last where `withEnds` says so.
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
