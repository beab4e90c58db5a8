// SPDX-License-Identifier: Apache-2.0

public import Observation

/// How far the work of ``Prompt/progress(_:total:_:)`` has come.
@Observable
public final class PromptProgress {
  /// What is done, up to the total.
  public var value = 0.0
  /// What is being done.
  public var title: String
  /// What is to do, or `nil` if that is unknown.
  public var total: Double?
  var isDone = false
  var hasFailed = false
  @ObservationIgnored var printing: (String) -> Void = { _ in }

  init(title: String, total: Double?) {
    (self.title, self.total) = (title, total)
  }

  /// Prints the lines of `text` above the bar, where they scroll away with the shell's.
  public func print(_ text: String) { printing(text) }
}

struct ProgressPrompt: View {
  @Environment(\.capabilities) private var capabilities
  let progress: PromptProgress

  var body: some View {
    if progress.isDone {
      AnsweredPrompt(title: progress.title, answer: "", isRefused: progress.hasFailed)
    } else if let total = progress.total {
      ProgressView(progress.title, value: progress.value, total: total)
    } else {
      ProgressView(progress.title)
    }
  }
}

/// `✓ Fruit  pear`.
struct AnsweredPrompt: View {
  @Environment(\.capabilities) private var capabilities
  let title: String
  let answer: String
  var isRefused = false

  var body: some View {
    HStack(spacing: 1) {
      Text(isRefused ? (capabilities.isUnicode ? "✗" : "x") : capabilities.isUnicode ? "✓" : "*")
        .foregroundStyle(isRefused ? .error : .success)
      Text(title).lineLimit(1)
      if !answer.isEmpty { Text(answer).lineLimit(1).foregroundStyle(.accent) }
    }
  }
}

/// `? Fruit  hint`.
private struct QuestionTitle: View {
  let title: String
  let hint: String

  var body: some View {
    HStack(spacing: 1) {
      Text("?").foregroundStyle(.accent)
      Text(title).lineLimit(1).foregroundStyle(.title)
      if !hint.isEmpty { Text(hint).lineLimit(1).foregroundStyle(.secondary) }
    }
  }
}

struct ChoicePrompt: View {
  @Environment(\.exit) private var exit
  @Environment(\.clock) private var clock
  @Environment(\.capabilities) private var capabilities
  @State private var marked: Int?
  @State private var isDone = false
  @State private var isRefused = false
  let title: String
  let options: [String]
  let start: Int
  let rows: Int
  let answer: Answer<Int>

  private var current: Int { marked ?? start }

  var body: some View {
    if isDone {
      AnsweredPrompt(
        title: title, answer: isRefused ? "" : options[current], isRefused: isRefused)
    } else {
      GeometryReader { proxy in
        if proxy.size.height < 2 {
          HStack(spacing: 1) {
            QuestionTitle(title: title, hint: "")
            option(current)
          }
        } else {
          list(rows: min(rows, proxy.size.height - 1))
        }
      }
      .focusable()
      .onKeyPress(take)
    }
  }

  private func list(rows: Int) -> some View {
    let visible = ScrollGeometry(
      content: options.count, window: rows, offset: current - rows / 2
    ).visibleRange
    return VStack(alignment: .leading) {
      QuestionTitle(title: title, hint: capabilities.isUnicode ? "↑↓ Enter" : "arrows, Enter")
      ForEach(Array(visible), id: \.self) { option($0) }
    }
  }

  private func option(_ index: Int) -> some View {
    let mark = index == current ? (capabilities.isUnicode ? "▸ " : "> ") : "  "
    return Text(mark + options[index])
      .lineLimit(1)
      .foregroundStyle(index == current ? .selection : nil)
  }

  private func take(_ key: KeyPress) -> KeyPressResult {
    switch key {
    case KeyPress(.up), KeyPress("p", modifiers: .control): move(-1)
    case KeyPress(.down), KeyPress("n", modifiers: .control): move(1)
    case KeyPress(.pageUp): marked = max(0, current - rows)
    case KeyPress(.pageDown): marked = min(options.count - 1, current + rows)
    case KeyPress(.home): marked = 0
    case KeyPress(.end): marked = options.count - 1
    case KeyPress(.enter): end(refused: false)
    case KeyPress(.escape): end(refused: true)
    default: return find(key)
    }
    return .handled
  }

  private func move(_ distance: Int) {
    marked = (current + distance + options.count) % options.count
  }

  /// Marks the next option that begins with the typed letter.
  private func find(_ key: KeyPress) -> KeyPressResult {
    guard case .character(let character) = key.key, key.modifiers.isEmpty else { return .ignored }
    let typed = character.lowercased()
    let order = (1...options.count).map { (current + $0) % options.count }
    guard let index = order.first(where: { options[$0].lowercased().hasPrefix(typed) }) else {
      return .ignored
    }
    marked = index
    return .handled
  }

  private func end(refused: Bool) {
    answer.value = refused ? nil : current
    (isDone, isRefused) = (true, refused)
    exit()
  }
}

struct ConfirmPrompt: View {
  @Environment(\.exit) private var exit
  @State private var chosen: Bool?
  @State private var isDone = false
  @State private var isRefused = false
  let title: String
  let start: Bool
  let answer: Answer<Bool>

  private var current: Bool { chosen ?? start }

  var body: some View {
    if isDone {
      AnsweredPrompt(
        title: title, answer: isRefused ? "" : current ? "yes" : "no", isRefused: isRefused)
    } else {
      HStack(spacing: 1) {
        QuestionTitle(title: title, hint: "")
        option("yes", isChosen: current)
        option("no", isChosen: !current)
      }
      .focusable()
      .onKeyPress(take)
    }
  }

  private func option(_ text: String, isChosen: Bool) -> some View {
    Text(isChosen ? "[\(text)]" : " \(text) ").foregroundStyle(isChosen ? .selection : .secondary)
  }

  private func take(_ key: KeyPress) -> KeyPressResult {
    switch key {
    case KeyPress(.left), KeyPress(.right), KeyPress(.tab), KeyPress("h"), KeyPress("l"):
      chosen = !current
    case KeyPress("y"), KeyPress("Y"): end(true)
    case KeyPress("n"), KeyPress("N"): end(false)
    case KeyPress(.enter): end(current)
    case KeyPress(.escape): end(nil)
    default: return .ignored
    }
    return .handled
  }

  private func end(_ value: Bool?) {
    answer.value = value
    (chosen, isDone, isRefused) = (value, true, value == nil)
    exit()
  }
}

struct InputPrompt: View {
  @Environment(\.exit) private var exit
  @Environment(\.capabilities) private var capabilities
  @State private var text = ""
  @State private var isDone = false
  @State private var isRefused = false
  let title: String
  let start: String
  let isSecret: Bool
  let validation: (String) -> String?
  let answer: Answer<String>

  private var value: String { text.isEmpty ? start : text }

  var body: some View {
    if isDone {
      AnsweredPrompt(title: title, answer: isRefused || isSecret ? "" : value, isRefused: isRefused)
    } else {
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          QuestionTitle(title: title, hint: "").fixedSize()
          field
        }
        if !text.isEmpty, let message = validation(text) {
          Text(message).lineLimit(1).foregroundStyle(.error)
        }
      }
      .onKeyPress(KeyPress(.escape)) { end(refused: true) }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField(text: $text).onSubmit { submit() }
    } else {
      TextField(text: $text, prompt: start).onSubmit { submit() }
    }
  }

  private func submit() {
    if validation(value) == nil { end(refused: false) }
  }

  private func end(refused: Bool) {
    answer.value = refused ? nil : value
    (isDone, isRefused) = (true, refused)
    exit()
  }
}
