// SPDX-License-Identifier: Apache-2.0

/// Finds the parts of code that are shown in a style of their own.
///
/// A highlighter for a language is a value with one method. It must take any text, finished or not:
///
///     struct ErrorHighlighter: Highlighter {
///       func tokens(in source: String) -> [HighlightToken] {
///         source.ranges(of: "error").map { HighlightToken($0, .error) }
///       }
///     }
public protocol Highlighter: Sendable {
  /// The tokens of `source` in order, none empty and none over another. What lies between them is
  /// shown like any code.
  func tokens(in source: String) -> [HighlightToken]
}

/// A part of code in a style.
public struct HighlightToken: Hashable, Sendable {
  /// The place in the source.
  public var range: Range<String.Index>
  /// The style, such as ``StyleRole/codeKeyword``.
  public var role: StyleRole

  /// The part `range` in the style of `role`.
  public init(_ range: Range<String.Index>, _ role: StyleRole) {
    self.range = range
    self.role = role
  }
}

extension Highlighter {
  /// `source` in the styles of its tokens, and of ``StyleRole/code`` between them. Tokens that are
  /// out of order are left out.
  public func styled(_ source: String) -> StyledText {
    var styled = StyledText()
    var place = source.startIndex
    func append(_ range: Range<String.Index>, _ role: StyleRole) {
      var look = TextLook()
      look.role = role
      styled.append(StyledText.Run(String(source[range]), look: look))
    }
    for token in tokens(in: source)
    where token.range.lowerBound >= place && token.range.upperBound <= source.endIndex {
      append(place..<token.range.lowerBound, .code)
      append(token.range, token.role)
      place = token.range.upperBound
    }
    append(place..<source.endIndex, .code)
    return styled
  }
}
