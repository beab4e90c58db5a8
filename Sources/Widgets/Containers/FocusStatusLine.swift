/// Says on one line what has the focus: what it is called, what kind of thing it is, how it stands;
/// "row 4 column 7, empty, notes 2 5 9". While a message is shown it says that first.
///
/// It is always one row high, and ends in an ellipsis where there is more to say.
public struct FocusStatusLine: View {
  @Environment(\.focusReport) private var report
  @Environment(\.kitWords) private var words
  @Environment(Toaster.self) private var toaster

  /// A status line.
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
  /// Shows a ``FocusStatusLine`` in the last row of the screen while `isShown` is true, over sheets as
  /// well. The view doesn't make room for it: what stands in that row, such as ``KeyHints``, is hidden.
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
