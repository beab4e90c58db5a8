// SPDX-License-Identifier: Apache-2.0

/// A field for a line of text.
///
/// Arrows, Home and End move, and select with Shift; Ctrl or Alt with ← and → move by words. Ctrl-A
/// and Ctrl-E go to the ends, Ctrl-W, Ctrl-U and Ctrl-K delete, Ctrl-_ undoes, Ctrl-Y redoes, Alt-A
/// selects all. A click sets the insertion point, a drag selects, a double click selects a word.
/// Newlines are pasted as blanks. Enter submits.
///
/// The field fills the available width; use `frame(width:)` to limit it. Long text scrolls.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let prompt: String
  private let mask: Character?
  private var limit: Int?
  private var rule: ((String) -> String?)?
  private var selectsAll = false
  private var suggestions: ((String) -> [String])?

  /// Creates a field called `title` for `text`. `prompt` is shown while it is empty. An empty title
  /// leaves all the room to the field.
  public init(_ title: String = "", text: Binding<String>, prompt: String = "") {
    self.init(title, text, prompt, mask: nil)
  }

  init(_ title: String, _ text: Binding<String>, _ prompt: String, mask: Character?) {
    self.title = title
    self.text = text
    self.prompt = prompt
    self.mask = mask
  }

  /// Limits the text to `count` grapheme clusters. Input beyond that is ignored.
  public func lengthLimit(_ count: Int?) -> TextField {
    var copy = self
    copy.limit = count
    return copy
  }

  /// Begins with the whole text selected, so that typing replaces it.
  public func selectsAllAtFirst() -> TextField {
    var copy = self
    copy.selectsAll = true
    return copy
  }

  /// Suggests longer texts for the beginning that is in the field, best first. What is missing stands
  /// faintly behind the insertion point, while that is at the end:
  ///
  /// ```
  ///  [git che▁ckout main           1/3]
  /// ```
  ///
  /// → and End take the suggestion, Ctrl-→ a word of it, ↓ and ↑ show the next and the previous one.
  /// Suggestions that don't begin with the text, in whatever case, are left out. `texts` is called
  /// for each change, so it should take a few milliseconds at most.
  public func suggestions(_ texts: @escaping (_ beginning: String) -> [String]) -> TextField {
    var copy = self
    copy.suggestions = texts
    return copy
  }

  /// Shows `message` below the field if the text isn't valid; a `nil` message means that it is.
  /// Nothing is shown while the field is empty. Invalid text isn't submitted.
  public func validation(_ message: @escaping (String) -> String?) -> TextField {
    var copy = self
    copy.rule = message
    return copy
  }

  /// The title, the field and the message.
  public var body: some View {
    let message = text.wrappedValue.isEmpty ? nil : rule?(text.wrappedValue)
    VStack(alignment: .leading) {
      TextFieldLine(
        title: title, text: text, prompt: prompt, mask: mask, limit: limit,
        selectsAll: selectsAll, isValid: message == nil,
        canSubmit: rule?(text.wrappedValue) == nil, suggestions: suggestions)
      if let message {
        Text("✗ " + message).lineLimit(1).foregroundStyle(.error)
      }
    }
  }
}

/// A text field that hides its text. Each letter is shown as the same sign, and word boundaries are
/// hidden.
public struct SecureField: View {
  @Environment(\.capabilities) private var capabilities
  private let title: String
  private let text: Binding<String>
  private let prompt: String

  /// Creates a field called `title` for `text`. `prompt` is shown while it is empty.
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
