// SPDX-License-Identifier: Apache-2.0

/// What the command line asks for.
nonisolated enum Request: Equatable, Sendable {
  case choose(String, from: [String])
  case filter(String)
  case confirm(String, isDefault: Bool)
  case input(String, text: String, isSecret: Bool, pattern: String?)
  case progress(String, words: [String])

  static let usage = """
    prompts choose TITLE OPTION…       one of the options
    prompts filter TITLE <LINES        one of the lines of the input, which typing narrows down
    prompts confirm [--yes] TITLE      status 0 for yes, 1 for no; Enter says no, or --yes
    prompts input [--default TEXT] [--secret] [--match PATTERN] TITLE
    prompts progress TITLE COMMAND…    a spinner while the command runs

    Answers are printed. The status is 130 after Escape.
    """

  /// What is wrong with a command line.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  init(_ arguments: [String]) throws(Mistake) {
    guard let name = arguments.first else { throw Mistake("What shall be asked?") }
    var words = Words(arguments.dropFirst())
    switch name {
    case "choose":
      self = .choose(try words.next("the title"), from: Array(words.rest))
      if words.rest.isEmpty { throw Mistake("There are no options to choose from.") }
    case "filter":
      self = .filter(try words.last("the title"))
    case "confirm":
      let isYes = words.take("--yes")
      self = .confirm(try words.last("the question"), isDefault: isYes)
    case "input":
      var (text, isSecret, pattern) = ("", false, String?.none)
      while let option = words.takeOption() {
        switch option {
        case "--default": text = try words.next("the text after --default")
        case "--secret": isSecret = true
        case "--match": pattern = try words.next("the pattern after --match")
        default: throw Mistake("There is no option \(option).")
        }
      }
      self = .input(
        try words.last("the title"), text: text, isSecret: isSecret, pattern: pattern)
    case "progress":
      self = .progress(try words.next("the title"), words: Array(words.rest))
      if words.rest.isEmpty { throw Mistake("There is no command to run.") }
    default:
      throw Mistake("There is no command \(name).")
    }
  }

  /// The words of a command line that are left.
  private struct Words {
    private(set) var rest: ArraySlice<String>

    init(_ rest: ArraySlice<String>) { self.rest = rest }

    mutating func next(_ name: String) throws(Mistake) -> String {
      guard let word = rest.popFirst() else { throw Mistake("This lacks \(name).") }
      return word
    }

    mutating func last(_ name: String) throws(Mistake) -> String {
      let word = try next(name)
      if let other = rest.first { throw Mistake("\(other) is one word too many.") }
      return word
    }

    mutating func take(_ option: String) -> Bool {
      guard rest.first == option else { return false }
      rest.removeFirst()
      return true
    }

    mutating func takeOption() -> String? {
      rest.first?.hasPrefix("--") == true ? rest.popFirst() : nil
    }
  }
}
