// SPDX-License-Identifier: Apache-2.0

/// The frame of a sheet: a grabber, a title, a close control and the content.
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
      ViewThatFits(in: .horizontal) {
        ZStack {
          Text("━━━━━").foregroundStyle(.line).modifier(GrabberModifier(release: release))
          // As much room after the grabber as the title takes before it.
          titleBar(gap: title.columns + 6)
        }
        titleBar(gap: 1)
      }
    }
  }

  private func titleBar(gap: Int) -> some View {
    HStack {
      Text(title).foregroundStyle(.title).bold().lineLimit(1)
      Spacer(minLength: gap)
      Button("✕") { dismiss() }.buttonStyle(IconButtonStyle())
    }
  }

  /// Closes the sheet if it was dragged far enough. Otherwise it springs back.
  private func release(_ rows: Int) -> Bool {
    guard rows >= SheetLayout.dismissDistance else { return true }
    dismiss()
    return false
  }
}

extension View {
  /// Shows a sheet over the dimmed screen while `isPresented` is `true`. It takes all keys from its
  /// first frame. Escape, `q`, its close control, a click outside, or dragging its grabber down by
  /// two rows or more dismiss it; with a shorter drag it springs back.
  ///
  /// It is as large as its content, and scrolls if that is too large for the screen.
  ///
  /// A sheet presented from within the topmost sheet is shown on top of that one. Any other waits
  /// until the topmost is gone, and is shown if it is still wanted.
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

  /// Shows a sheet for `item` while it isn't `nil`, like ``sheet(isPresented:title:content:)``. An
  /// item with another identity replaces the sheet with a new one.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, title: String, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(isPresented: item.isPresent(), title: title) {
      ForEach(item.wrappedValue.map { [$0] } ?? []) { content($0) }
    }
  }
}
