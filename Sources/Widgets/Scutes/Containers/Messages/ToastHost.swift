// SPDX-License-Identifier: Apache-2.0

/// Shows the messages of a toaster over its content, and the earlier ones on F2.
@usableFromInline struct ToastHost<Content> {
  @State private var isHistoryShown = false
  @Environment(\.kitWords) private var words
  let toaster: Toaster
  let content: Content
}

extension ToastHost: View where Content: View {
  @usableFromInline
  var body: some View {
    content
      .showingMessages(toaster)
      .overlayLayer(isPresented: $isHistoryShown) {
        SheetFrame(title: words.messages.messages, content: ToastHistory(toaster: toaster))
      }
      .environment(toaster)
      .keyBindings(words.everywhere, bindings, worksEverywhere: true) { isHistoryShown.toggle() }
  }

  private var bindings: [KeyBinding<Void>] {
    guard !toaster.history.isEmpty else { return [] }
    return [KeyBinding([KeyPress(.function(2))], (), words.messages.messages, shown: .help)]
  }
}

extension View {
  /// Shows the messages of `toaster` at the bottom of the screen, a row above its edge.
  fileprivate func showingMessages(_ toaster: Toaster) -> some View {
    let isPresented = Binding {
      !toaster.shown.isEmpty
    } set: { isShown in
      if !isShown { toaster.dismissAll() }
    }
    return floating(isPresented: isPresented, alignment: .bottom) {
      VStack {
        ForEach(toaster.shown) { entry in
          ToastView(toast: entry.toast)
            .onDeadline(entry.deadline) { toaster.dismiss(entry) }
        }
      }
      .padding(.bottom)
    }
  }
}

struct ToastView: View, Equatable {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @Environment(\.kitWords) private var words
  let toast: Toast

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.toast == rhs.toast }

  var body: some View {
    let isUnicode = capabilities.isUnicode
    if isLinear {
      Text("\(toast.kind.word(words.messages)): \(toast.text)")
    } else {
      HStack(spacing: 1) {
        Text(isUnicode ? "▌" : "|")
        Text(toast.kind.glyph(isUnicode: isUnicode)).bold()
        Text(toast.text)
        Text(isUnicode ? "▐" : "|")
      }
      .foregroundStyle(toast.kind.role)
      .background(toast.kind.role)
    }
  }
}

/// The earlier messages, latest first.
private struct ToastHistory: View {
  @Environment(\.kitWords) private var words
  let toaster: Toaster

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.indices) { Text(lines[$0]) }
    }
  }

  private var lines: [String] {
    toaster.history.reversed().map { "\($0.kind.word(words.messages)): \($0.text)" }
  }
}
