// SPDX-License-Identifier: Apache-2.0

/// A longer text that a field suggests, one of several.
nonisolated struct TextSuggestion: Equatable {
  /// The number of suggestions.
  let count: Int
  /// The number of this one, from 0.
  let choice: Int
  /// The whole text.
  let whole: String
  /// What follows the text in the field.
  let rest: String

  /// The suggestion number `choice`, counted in circles, of those in `texts` that are longer than
  /// `text` and begin with it in whatever case. `nil` if there is none.
  init?(_ texts: [String], after text: String, choice: Int) {
    let length = text.count
    let beginning = text.lowercased()
    var known: Set<String> = []
    let longer = texts.filter {
      $0.count > length && $0.prefix(length).lowercased() == beginning && known.insert($0).inserted
    }
    guard !longer.isEmpty else { return nil }
    count = longer.count
    self.choice = (choice % count + count) % count
    whole = longer[self.choice]
    rest = String(whole.dropFirst(length))
  }

  /// Its number among the suggestions: "2/5". Empty if it is the only one.
  var place: String { count > 1 ? "\(choice + 1)/\(count)" : "" }

  /// The text in the field after `action` has taken the suggestion, or a word of it. `nil` for other
  /// actions.
  func text(after action: TextFieldAction) -> String? {
    switch action {
    case .move(.right, selecting: false), .move(.end, selecting: false): whole
    case .move(.wordRight, selecting: false): String(whole.dropLast(rest.count) + firstWord)
    default: nil
    }
  }

  /// The beginning of the rest up to the end of its first word.
  private var firstWord: Substring {
    let start = rest.firstIndex { $0.isLetter || $0.isNumber } ?? rest.startIndex
    let end = rest[start...].firstIndex { !($0.isLetter || $0.isNumber) } ?? rest.endIndex
    return rest[..<(end > rest.startIndex ? end : rest.endIndex)]
  }
}
