// SPDX-License-Identifier: Apache-2.0

import Observation

/// The search in an editor.
@Observable
final class EditorFinder {
  private(set) var isShown = false
  /// Whether the field has the focus.
  var isFocused = false
  var query = "" {
    didSet { if query != oldValue { finder = MatchFinder(TextSearch(query)) } }
  }
  /// Where the search has begun.
  @ObservationIgnored private var origin = TextPosition.start
  @ObservationIgnored private var finder = MatchFinder(TextSearch(""))

  var search: TextSearch { finder.search }

  /// Shows the field, with the selected words to search for.
  func begin(in document: TextDocument) {
    isFocused = true
    guard !isShown else { return }
    let selection = document.selection
    origin = selection.range.lowerBound
    if !selection.isEmpty, selection.anchor.line == selection.head.line {
      query = document.text(in: selection.range)
    }
    isShown = true
  }

  /// Ends the search, leaving the selection at the match.
  func end() {
    isShown = false
    isFocused = false
  }

  /// Selects the first match from where the search has begun, after the query has changed.
  func update(in document: TextDocument) {
    select(finder.count(before: origin, in: document.lines), in: document)
  }

  /// Selects the next match after the selection, or the previous one before it. The first follows
  /// the last.
  func step(_ step: Int, in document: TextDocument) {
    let range = document.selection.range
    let place = step > 0 && !range.isEmpty ? range.upperBound : range.lowerBound
    let before = finder.count(before: place, in: document.lines)
    select(step > 0 ? before : before - 1, in: document)
    origin = document.selection.range.lowerBound
  }

  private func select(_ index: Int, in document: TextDocument) {
    let lines = document.lines
    let count = finder.count(in: lines)
    guard count > 0, let range = finder.match((index + count) % count, in: lines) else { return }
    document.selection = TextRange(anchor: range.lowerBound, head: range.upperBound)
  }

  /// The place of the selected match and the number of all: "3/12".
  func count(in document: TextDocument) -> String {
    guard !query.isEmpty else { return "" }
    let lines = document.lines
    let all = finder.count(in: lines)
    let range = document.selection.range
    let before = finder.count(before: range.lowerBound, in: lines)
    let isMatch = finder.match(before, in: lines) == range
    return isMatch ? "\(before + 1)/\(all)" : "\(all)"
  }
}

/// The line below an editor to search in.
struct EditorFindBar: View {
  @Environment(\.kitWords) private var words
  let document: TextDocument
  let finder: EditorFinder

  private enum Action {
    case next
    case previous
    case close
  }

  var body: some View {
    let query = Binding {
      finder.query
    } set: { query in
      finder.query = query
      finder.update(in: document)
    }
    HStack(spacing: 1) {
      TextField(words.controls.find, text: query)
        .selectsAllAtFirst()
        .onSubmit(words.controls.nextMatch) { finder.step(1, in: document) }
        .focused(isFocused)
      Text(finder.count(in: document)).lineLimit(1).foregroundStyle(.secondary)
        .layoutPriority(1)
    }
    .keyBindings(words.controls.find, bindings) { action in
      switch action {
      case .next: finder.step(1, in: document)
      case .previous: finder.step(-1, in: document)
      case .close: finder.end()
      }
    }
  }

  private var isFocused: Binding<Bool> {
    Binding {
      finder.isFocused
    } set: {
      finder.isFocused = $0
    }
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding(
        [KeyPress(.down), KeyPress(.function(3))], .next, words.controls.nextMatch,
        speakingForNext: true),
      KeyBinding(
        [KeyPress(.up), KeyPress(.function(3), modifiers: .shift)], .previous,
        words.controls.nextMatch, shown: .hidden),
      KeyBinding([KeyPress(.escape)], .close, words.controls.close),
    ]
  }
}
