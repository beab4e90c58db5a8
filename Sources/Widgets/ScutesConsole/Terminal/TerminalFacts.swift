// SPDX-License-Identifier: Apache-2.0

/// The facts known about the terminal in use, by its name, its description or its own answers.
public struct TerminalFacts: Hashable, Sendable {
  /// Its name in TERM.
  public var name: String
  /// The name and version by which it calls itself, if it says.
  public var program: String?
  /// The program in between, if any.
  public var multiplexer = Multiplexer.direct
  /// The glyphs that it is sent.
  public var glyphs: GlyphRepertoire
  /// `true` if it took a character of UTF-8 for one, `false` if for several, `nil` without an
  /// answer.
  public var takesUTF8: Bool?
  /// The width that it gives ambiguous characters, by the cursor's answer, or `nil` without one.
  public var ambiguousWidth: AmbiguousWidth?
  /// The colours that it is sent.
  public var colorDepth: ColorDepth
  /// `true` if its description promises a screen beside the shell's.
  public var promisesAlternateScreen = false
  /// `true` if it shows a frame at once, `nil` without an answer.
  public var synchronizes: Bool?
  /// The protocol for pictures, if it was asked and has one.
  public var pictures: ImageProtocol?
  /// `true` if text is sent to its clipboard.
  public var hasClipboard = false
  /// `true` if it is asked for the mouse, the focus and pastes.
  public var reports = false
  /// The number of keys that are read by its description, because they are usually something else.
  public var describedKeys = 0
  /// The background that it says to have, `nil` without an answer.
  public var background: Color?
  /// `true` if that is dark, `nil` without an answer.
  public var hasDarkBackground: Bool?
  /// `true` if keys have an unambiguous form, so that Ctrl-I isn't Tab.
  public var hasKeyForms = false
  /// The time that it took to answer, `nil` if it hasn't.
  public var roundTrip: Duration?

  /// The facts by a name only.
  public init(name: String, glyphs: GlyphRepertoire, colorDepth: ColorDepth) {
    self.name = name
    self.glyphs = glyphs
    self.colorDepth = colorDepth
  }
}
