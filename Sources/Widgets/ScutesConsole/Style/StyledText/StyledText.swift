// SPDX-License-Identifier: Apache-2.0

/// A text whose parts have different looks, for `Text`.
///
/// It is built like a `Text`, by `+` and modifiers, or read from text with escape sequences
/// (``init(ansi:)``), from Markdown (``init(markdown:)``) or from a ``Highlighter``. Unlike a view
/// it is a plain value, which can be made and kept anywhere.
///
///     let hint: StyledText = "press " + StyledText("?").bold().foregroundStyle(.key)
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A part in a single look.
  public struct Run: Hashable, Sendable {
    /// The text of the part.
    public var text: String
    /// The look of the part.
    public var look: TextLook

    /// A part of `text` that looks like `look`.
    public init(_ text: String, look: TextLook = TextLook()) {
      self.text = text
      self.look = look
    }
  }

  /// The parts in reading order. None is empty, and neighbours look different.
  public private(set) var runs: [Run] = []

  /// The text `text` in the look of its surroundings.
  public init(_ text: String = "") {
    append(Run(text))
  }

  /// The text `value` in the look of its surroundings.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text of `runs`. Drops empty ones and joins neighbours of the same look.
  public init(runs: [Run]) {
    for run in runs { append(run) }
  }

  /// The text of all parts.
  public var text: String { runs.map(\.text).joined() }

  /// `true` if there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  /// The lines between its newlines, each with its looks; at least one, which may be empty. A
  /// ``Highlighter`` needs the whole text, and a list of lines shows a long one.
  public var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(Run(String(part), look: run.look))
      }
    }
    return lines
  }

  /// Adds a part at the end.
  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].look == run.look {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The parts of both texts.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var both = first
    both += second
    return both
  }

  /// Adds the parts of `second` at the end of `first`.
  public static func += (first: inout StyledText, second: StyledText) {
    for run in second.runs { first.append(run) }
  }

  /// The text with the look of each part completed from `look`.
  public func within(_ look: TextLook) -> StyledText {
    StyledText(runs: runs.map { Run($0.text, look: $0.look.within(look)) })
  }
}

extension StyledText {
  /// Gives the parts without a role or a colour of their own the style of `role`.
  public func foregroundStyle(_ role: StyleRole) -> StyledText { setting { $0.role = role } }

  /// Gives the parts without a role or a colour of their own the colour `color`.
  public func foregroundStyle(_ color: Color) -> StyledText { setting { $0.foreground = color } }

  /// Puts `color` behind the parts that have no background of their own.
  public func background(_ color: Color) -> StyledText { setting { $0.background = color } }

  /// Makes the text bold, or not, except for parts that say it themselves.
  public func bold(_ isActive: Bool = true) -> StyledText { setting { $0.set(.bold, isActive) } }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool = true) -> StyledText {
    setting { $0.set(.italic, isActive) }
  }

  /// Underlines the text, or not.
  public func underline(_ isActive: Bool = true) -> StyledText {
    setting { $0.set(.underline, isActive) }
  }

  /// Strikes the text through, or not.
  public func strikethrough(_ isActive: Bool = true) -> StyledText {
    setting { $0.set(.strikethrough, isActive) }
  }

  /// Makes the parts that aren't links yet one to `destination`.
  public func link(_ destination: LinkDestination?) -> StyledText {
    setting { $0.link = destination }
  }

  private func setting(_ change: (inout TextLook) -> Void) -> StyledText {
    var look = TextLook()
    change(&look)
    return within(look)
  }
}
