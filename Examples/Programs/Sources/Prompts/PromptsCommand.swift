// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// Questions and progress for shell scripts: see ``Request/usage``.
@main
enum PromptsCommand {
  static func main() async {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      exit(try await answer(request))
    } catch let error as Request.Mistake {
      write(error.description + "\n\n" + Request.usage)
      exit(2)
    } catch {
      write("\(error)")
      exit(1)
    }
  }

  /// The status after a question that was left with Escape, as after Ctrl-C.
  private static let noAnswer: Int32 = 130

  /// Asks or does what is requested, prints the answer and returns the status.
  private static func answer(_ request: Request) async throws -> Int32 {
    switch request {
    case .choose(let title, let options):
      return say(await Prompt.choose(title, from: options))
    case .filter(let title):
      var options: [String] = []
      while let line = readLine() { options.append(line) }
      let picked = Picked()
      let signal = await Inline.run(rows: 12, kept: false) {
        FilterView(title: title, options: options, picked: picked)
      }
      if let signal { return 128 + signal }
      return say(picked.option)
    case .confirm(let title, let isDefault):
      guard let isYes = await Prompt.confirm(title, default: isDefault) else { return noAnswer }
      return isYes ? 0 : 1
    case .input(let title, let text, let isSecret, let pattern):
      let regex = try pattern.map { try Regex($0) }
      let answer = await Prompt.input(title, default: text, isSecret: isSecret) { text in
        guard let regex, (try? regex.wholeMatch(in: text)) == nil else { return nil }
        return "It has to look like \(pattern ?? "")"
      }
      return say(answer)
    case .progress(let title, let words):
      return try await run(words, title: title)
    }
  }

  private static func say(_ answer: String?) -> Int32 {
    guard let answer else { return noAnswer }
    print(answer)
    return 0
  }

  /// Runs a program beside a spinner. If it fails, its last lines are printed.
  private static func run(_ words: [String], title: String) async throws -> Int32 {
    struct Failure: Error { let status: Int32 }
    let output = CommandOutput(words)
    do {
      try await Prompt.progress(title) { progress in
        await output.run()
        if output.status.isSuccess { return }
        for line in output.lines.suffix(20) { progress.print(line.text) }
        switch output.status {
        case .ended(let status): throw Failure(status: status)
        case .failed(let error): throw error
        default: throw Failure(status: noAnswer)
        }
      }
      return 0
    } catch let failure as Failure {
      return failure.status
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
