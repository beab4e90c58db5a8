// SPDX-License-Identifier: Apache-2.0

/// A line that describes the focused view: its name, kind and state, as in "row 4 column 7, empty,
/// notes 2 5 9". A message is shown first.
///
/// It is always one row high, with an ellipsis if there is more.
public struct FocusStatusLine: View {
  @Environment(\.focusReport) private var report
  @Environment(\.kitWords) private var words
  @Environment(Toaster.self) private var toaster

  /// Creates a status line.
  public init() {}

  /// The line.
  public var body: some View {
    let report = report
    Text(text.isEmpty ? " " : text)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .onAppear { report?.readers += 1 }
      .onDisappear { report?.readers -= 1 }
  }

  private var text: String {
    let message = toaster.latest.map { "\($0.kind.word(words.messages)): \($0.text)" }
    return [message, report?.text].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}

extension View {
  /// Shows a ``FocusStatusLine`` in the last row of the screen while `isShown` is `true`, even over
  /// sheets. The view doesn't make room for it, so it covers that row, for example ``KeyHints``.
  public func focusStatusLine(isShown: Bool) -> some View {
    modifier(
      PresentationModifier(
        isPresented: .constant(isShown),
        style: LayerStyle(
          placement: .aligned(.bottom), dims: false, takesInput: false, isOnTop: true,
          transition: .identity)
      ) {
        FocusStatusLine().background(.ground)
      })
  }
}
