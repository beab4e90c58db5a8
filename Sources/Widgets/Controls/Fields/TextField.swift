/// A line to write in.
///
/// Arrows, Home and End move, with Shift they select; Ctrl or Alt with ← and → goes by words. Ctrl-A
/// and Ctrl-E go to the ends, Ctrl-W, Ctrl-U and Ctrl-K delete, Ctrl-_ undoes and Ctrl-Y does again,
/// Alt-A selects all. A click sets the insertion point, a drag selects, a double click selects a
/// word. A paste puts a blank for each newline. Enter submits.
///
/// The field takes all the width there is; `frame(width:)` bounds it. Long text scrolls.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let prompt: String
  private let mask: Character?
  private var limit: Int?
  private var rule: ((String) -> String?)?

  /// A field called `title` for `text`. `prompt` is shown while it is empty. An empty title leaves
  /// all the room to the field.
  public init(_ title: String = "", text: Binding<String>, prompt: String = "") {
    self.init(title, text, prompt, mask: nil)
  }

  init(_ title: String, _ text: Binding<String>, _ prompt: String, mask: Character?) {
    self.title = title
    self.text = text
    self.prompt = prompt
    self.mask = mask
  }

  /// The field with at most `count` grapheme clusters in it; what is more is not taken.
  public func lengthLimit(_ count: Int?) -> TextField {
    var copy = self
    copy.limit = count
    return copy
  }

  /// The field with `message` for text that will not do; nil says that it will. The message stands
  /// below the field once something is written, and such text is not submitted.
  public func validation(_ message: @escaping (String) -> String?) -> TextField {
    var copy = self
    copy.rule = message
    return copy
  }

  /// The title, the field, and what is wrong with the text.
  public var body: some View {
    let message = text.wrappedValue.isEmpty ? nil : rule?(text.wrappedValue)
    VStack(alignment: .leading) {
      TextFieldLine(
        title: title, text: text, prompt: prompt, mask: mask, limit: limit,
        isValid: message == nil, canSubmit: rule?(text.wrappedValue) == nil)
      if let message {
        Text("✗ " + message).lineLimit(1).foregroundStyle(.error)
      }
    }
  }
}

/// A line to write in what nobody may read on the screen: a sign stands for each letter, and words
/// can't be told apart.
public struct SecureField: View {
  @Environment(\.capabilities) private var capabilities
  private let title: String
  private let text: Binding<String>
  private let prompt: String

  /// A field called `title` for `text`. `prompt` is shown while it is empty.
  public init(_ title: String = "", text: Binding<String>, prompt: String = "") {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  /// The field.
  public var body: some View {
    TextField(title, text, prompt, mask: capabilities.isUnicode ? "•" : "*")
  }
}
