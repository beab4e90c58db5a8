import Widgets

/// A setting: what it is called, and what changes it.
struct SettingRow<Control: View>: View {
  let setting: Setting
  let title: String
  let focused: Binding<Setting?>
  let control: Control

  var body: some View {
    HStack {
      Text(title).bold(focused.wrappedValue == setting).lineLimit(1)
      Spacer()
      control.focused(focused, equals: setting)
    }
  }
}
