// SPDX-License-Identifier: Apache-2.0

import Scutes

/// What was picked, `nil` before that and after Escape.
final class Picked {
  var option: String?
}

/// A field that narrows down a list.
///
/// ```
/// ? Branch ma
/// ▸ main
///   maintenance
///   2 of 14
/// ```
struct FilterView: View {
  @Environment(\.exit) private var exit
  @State private var query = ""
  @State private var marked = 0
  let title: String
  let options: [String]
  let picked: Picked

  private enum Action { case up, down, leave }

  /// The options on the screen at once.
  static let rows = 10

  var body: some View {
    let found = found
    let visible = ScrollGeometry(
      content: found.count, window: Self.rows, offset: marked - Self.rows / 2
    ).visibleRange
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text("?").foregroundStyle(.accent)
        Text(title).bold().lineLimit(1).fixedSize()
        TextField(text: $query, prompt: "type to narrow down").onSubmit(pick)
      }
      ForEach(Array(visible), id: \.self) { index in
        Text((index == marked ? "▸ " : "  ") + found[index])
          .lineLimit(1).foregroundStyle(index == marked ? .selection : nil)
      }
      Text("  \(found.count) of \(options.count)").foregroundStyle(.secondary)
    }
    .keyBindings("Options", bindings, perform: perform)
    .onChange(of: query) { marked = 0 }
  }

  /// The options that have the letters of the query, the best first.
  private var found: [String] {
    guard !query.isEmpty else { return options }
    return options.enumerated()
      .compactMap { index, option in
        FuzzyMatch(query, in: option).map { (option: option, score: $0.score, index: index) }
      }
      .sorted { $0.score == $1.score ? $0.index < $1.index : $0.score > $1.score }
      .map(\.option)
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding([KeyPress(.up), KeyPress.control("p")], .up, "move"),
      KeyBinding([KeyPress(.down), KeyPress.control("n")], .down, "move", shown: .hidden),
      KeyBinding([KeyPress(.escape)], .leave, "leave"),
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .up: marked = max(0, marked - 1)
    case .down: marked = min(max(0, found.count - 1), marked + 1)
    case .leave: exit()
    }
  }

  private func pick() {
    let found = found
    guard found.indices.contains(marked) else { return }
    picked.option = found[marked]
    exit()
  }
}
