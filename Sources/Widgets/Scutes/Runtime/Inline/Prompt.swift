// SPDX-License-Identifier: Apache-2.0

/// Questions and progress for scripts, in a line or a few below the prompt.
///
/// ```swift
/// let name = await Prompt.input("Name", default: "world")
/// let fruit = await Prompt.choose("Fruit", from: ["apple", "pear", "plum"])
/// guard await Prompt.confirm("Delete all?") == true else { return }
/// try await Prompt.progress("Copying", total: 40) { progress in
///   for file in files {
///     try await copy(file)
///     progress.print("copied \(file)")
///     progress.value += 1
///   }
/// }
/// ```
///
/// ```
/// ? Fruit  ↑↓ Enter          afterwards:   ✓ Fruit  pear
///   apple
/// ▸ pear
/// ```
///
/// Escape answers `nil`. Ctrl-C restores the terminal and ends the process with status 130, and other
/// requests to end do likewise. If the input or every output is no terminal, questions are written as
/// plain lines, and the answer is the next line of the input; `nil` at its end.
public enum Prompt {
  /// Asks for one of `options`, each by its `label`, and returns it; `nil` if there are none. With
  /// more options than rows, they scroll. Typing finds the next one that begins so.
  public static func choose<Option>(
    _ title: String, from options: [Option], default index: Int = 0, rows: Int = 10,
    label: (Option) -> String = { "\($0)" }
  ) async -> Option? {
    guard !options.isEmpty else { return nil }
    let answer = Answer<Int>()
    let first = options.indices.contains(index) ? index : 0
    let labels = options.map(label)
    let isShown = await ask(rows: min(options.count, max(1, rows)) + 1) {
      ChoicePrompt(
        title: title, options: labels, start: first, rows: max(1, rows), answer: answer)
    }
    if isShown { return answer.value.map { options[$0] } }
    let list = labels.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    return PlainPrompt.ask(([title] + list).joined(separator: "\n")) { line in
      PlainPrompt.index(of: line, in: labels, default: first).map { options[$0] }
    }
  }

  /// Asks a question with the answers yes and no. Enter gives `isDefault`.
  public static func confirm(_ title: String, default isDefault: Bool = false) async -> Bool? {
    let answer = Answer<Bool>()
    let isShown = await ask(rows: 1) {
      ConfirmPrompt(title: title, start: isDefault, answer: answer)
    }
    if isShown { return answer.value }
    return PlainPrompt.ask(title + (isDefault ? " [Y/n]" : " [y/N]")) { line in
      switch line.lowercased() {
      case "": isDefault
      case "y", "yes": true
      case "n", "no": false
      default: nil
      }
    }
  }

  /// Asks for a line of text. An empty one gives `text`, which is shown in its place. `isSecret`
  /// hides what is typed. `validation` returns a sentence for a text that isn't accepted.
  public static func input(
    _ title: String, default text: String = "", isSecret: Bool = false,
    validation: @escaping (String) -> String? = { _ in nil }
  ) async -> String? {
    let answer = Answer<String>()
    let isShown = await ask(rows: 2) {
      InputPrompt(
        title: title, start: text, isSecret: isSecret, validation: validation, answer: answer)
    }
    if isShown { return answer.value }
    return PlainPrompt.ask(title + (text.isEmpty ? "" : " [\(text)]")) { line in
      let value = line.isEmpty ? text : line
      return validation(value) == nil ? value : nil
    }
  }

  /// Shows the progress of `work` out of `total`, or a spinner if that is `nil`, and returns its
  /// result. Ctrl-C cancels the task of `work`, and ends the process when that has returned, or when
  /// it is pressed again.
  ///
  /// Without a terminal, only the title and what `work` prints are written.
  public static func progress<Result: Sendable>(
    _ title: String, total: Double? = nil,
    _ work: @escaping (PromptProgress) async throws -> Result
  ) async throws -> Result {
    let progress = PromptProgress(title: title, total: total)
    guard
      let session = InlineSession(
        2, true, .inline, KitWords(), content: { ProgressPrompt(progress: progress) })
    else {
      PlainPrompt.write(title)
      progress.printing = PlainPrompt.write
      return try await work(progress)
    }
    progress.printing = { [weak session] in session?.printAbove($0) }
    let task = Task {
      defer { session.stop() }
      return try await work(progress)
    }
    await session.run()
    if session.isInterrupted {
      task.cancel()
      (progress.isDone, progress.hasFailed) = (true, true)
      // Work that doesn't heed the cancellation can be ended by another Ctrl-C, now a signal.
      let signal = session.end()
      _ = await task.result
      finish(signal)
    }
    let result = await task.result
    progress.isDone = true
    if case .failure = result { progress.hasFailed = true }
    finish(session.end())
    return try result.get()
  }

  /// Shows `content` until it exits. Returns `false` if there is no terminal.
  private static func ask(
    rows: Int, @ViewBuilder content: @escaping () -> some View
  ) async -> Bool {
    guard
      let session = InlineSession(rows, true, .inline, KitWords(), input: 0, content: content)
    else { return false }
    await session.run()
    finish(session.end())
    return true
  }

  /// Ends the process if a signal asked for that.
  private static func finish(_ signal: Int32?) {
    if let signal { NCursesTerminal.endProcess(status: 128 + signal) }
  }
}

/// The answer to a question, `nil` before it and after Escape.
final class Answer<Value> {
  var value: Value?
}

/// Questions as lines of text, where there is no terminal to draw on.
enum PlainPrompt {
  /// Writes `text` and reads lines until `answer` takes one. Returns `nil` at the end of the input.
  static func ask<Value>(_ text: String, answer: (String) -> Value?) -> Value? {
    write(text)
    while let line = nextLine() {
      if let value = answer(line) { return value }
    }
    return nil
  }

  /// The next line of the input. What comes after it is left to the next program of a script.
  private static func nextLine() -> String? {
    var line: [UInt8] = []
    while let byte = StandardStreams.bytes(from: 0, upTo: 1)?.first {
      guard byte != UInt8(ascii: "\n") else {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// The option that `line` names by its number, from 1, or its label; the default one if it is
  /// empty.
  static func index(of line: String, in labels: [String], default first: Int) -> Int? {
    if line.isEmpty { return first }
    if let index = labels.firstIndex(of: line) { return index }
    return Int(line).flatMap { labels.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// Writes the lines of `text` to standard error, without control characters.
  static func write(_ text: String) {
    let lines = InlineTerminal.lines(of: text)
    _ = StandardStreams.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: 2)
  }
}
