/// The frame of a sheet: a grabber, a title, a control to close it, the content.
struct SheetFrame<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.kitWords) private var words
  let title: String
  let content: Content

  var body: some View {
    SheetLayout {
      ZStack {
        Text("━━━━━").foregroundStyle(.line).onMouse(grabbed)
        HStack {
          Text(title).foregroundStyle(.title).bold().lineLimit(1)
          Spacer(minLength: 9)
          Button("✕") { dismiss() }.buttonStyle(IconButtonStyle())
        }
      }
      VStack { content.defaultFocus() }
    }
    .padding(.horizontal, 1)
    .background(.sheet)
    .foregroundStyle(.sheet)
    .border(.rounded, .lineAccent)
    .background(.sheet)
    .keyBindings(title, [KeyBinding([KeyPress(.escape), KeyPress("q")], (), words.close)]) {
      dismiss()
    }
  }

  /// Lets the sheet go when its grabber is drawn down by a row.
  private func grabbed(_ event: MouseEvent, _ position: Point) -> Bool {
    if case .drag(.left) = event.kind, position.y > 0 { dismiss() }
    return true
  }
}

extension View {
  /// Shows a sheet over the dimmed screen while `isPresented` is true. It takes all keys while it
  /// is up, and goes away on Escape, `q`, its close control, a click outside or a drag of its
  /// grabber downwards.
  public func sheet(
    isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentationModifier(content: self, isPresented: isPresented, style: LayerStyle()) {
      SheetFrame(title: title, content: content())
    }
  }
}
