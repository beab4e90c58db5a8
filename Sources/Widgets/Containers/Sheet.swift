/// The frame of a sheet: a grabber, a title, a control to close it, the content.
@usableFromInline struct SheetFrame<Content> {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.kitWords) private var words
  @Environment(\.isLinear) private var isLinear
  let title: String
  let content: Content
}

extension SheetFrame: View where Content: View {
  @usableFromInline
  var body: some View {
    SheetLayout(isLeading: isLinear) {
      bar
      ScrollView(automatic: {
        VStack(alignment: isLinear ? .leading : .center) { content.defaultFocus() }
      })
    }
    .padding(isLinear ? EdgeInsets(bottom: 1) : EdgeInsets(leading: 1, trailing: 1))
    .background(.sheet)
    .foregroundStyle(.sheet)
    .border(.rounded, .lineAccent)
    .background(.sheet)
    .keyBindings(
      title, id: "sheet",
      [KeyBinding([KeyPress(.escape), KeyPress("q")], (), words.close, id: "close")]
    ) {
      dismiss()
    }
  }

  @ViewBuilder private var bar: some View {
    if isLinear {
      HStack(spacing: 1) {
        Text(title).bold().lineLimit(1)
        Button(words.close) { dismiss() }
        Spacer()
      }
    } else {
      ZStack {
        Text("━━━━━").foregroundStyle(.line).modifier(GrabberModifier(letGo: letGo))
        HStack {
          Text(title).foregroundStyle(.title).bold().lineLimit(1)
          Spacer(minLength: 9)
          Button("✕") { dismiss() }.buttonStyle(IconButtonStyle())
        }
      }
    }
  }

  /// Closes the sheet if it was drawn down far enough; else it springs back.
  private func letGo(_ rows: Int) -> Bool {
    guard rows >= SheetLayout.meantRows else { return true }
    dismiss()
    return false
  }
}

extension View {
  /// Shows a sheet over the dimmed screen while `isPresented` is true. It takes all keys from its
  /// first frame on, and goes away on Escape, `q`, its close control, a click outside, or when its
  /// grabber is drawn down by two rows or more; drawn less, it springs back.
  ///
  /// It is as large as its content. What is too large for the screen scrolls.
  ///
  /// A sheet that is asked for by a view within the sheet on top is shown over that one. Asked for
  /// by any other view it waits, and is shown when the one on top is gone, if it is still wanted.
  public func sheet(
    isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: LayerStyle(isSheet: true)
      ) {
        SheetFrame(title: title, content: content())
      })
  }

  /// Shows a sheet for `item` while there is one, as ``sheet(isPresented:title:content:)`` does.
  /// Another item of another identity takes the place of the one before in a sheet of its own.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, title: String, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    return sheet(isPresented: isPresented, title: title) {
      ForEach(item.wrappedValue.map { [$0] } ?? []) { content($0) }
    }
  }
}
