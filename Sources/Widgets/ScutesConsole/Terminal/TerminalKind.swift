// SPDX-License-Identifier: Apache-2.0

/// The properties of a terminal that follow from its name in TERM, where its description is silent
/// and it can't be asked.
///
/// | kind | TERM | glyphs | COLORTERM | asked |
/// |---|---|---|---|---|
/// | text console | `linux`, `cons25`, `wsvt25`, `cygwin`… | of its font | no | what it is |
/// | DEC's | `vt100`, `vt220`… | of its font | no | what it is |
/// | GNU Screen | `screen`, `screen.xterm` | of the terminal around it | no | everything |
/// | tmux | `tmux` | all | yes | everything |
/// | other | `xterm`, `foot`, `st`… | all | yes | everything |
/// | not by ECMA-48 | `wyse50`, `vt52`, `hpterm`… | ASCII | no | nothing |
///
/// The locale and the terminal's answers decide if characters beyond ASCII can be shown at all.
public struct TerminalKind: Hashable, Sendable {
  /// The glyphs that it can show.
  public let glyphs: GlyphRepertoire
  /// `true` if it may show more colours than its description counts.
  let believesColorTerm: Bool
  /// `true` if it passes over sequences that it doesn't know, so that it can be asked anything.
  let isForgiving: Bool

  /// The kind of the terminal called `name`, which follows ECMA-48 if it `isANSI`.
  public init(terminal name: String, isANSI: Bool = true) {
    let families = name.split(separator: ".", maxSplits: 1).map(Self.family)
    let isScreen = families.first == "screen"
    let outermost = isScreen ? families.last ?? "" : families.first ?? ""
    let isConsole = Self.isConsole(outermost)
    glyphs = !isANSI ? .ascii : isConsole ? .console : .unicode
    believesColorTerm = isANSI && !isConsole && !isScreen
    isForgiving = isANSI && (isScreen || !isConsole)
  }

  /// The first word of a name, as `xterm` in `xterm-256color`.
  private static func family(_ name: some StringProtocol) -> String {
    String(name.prefix { $0 != "-" && $0 != "+" })
  }

  private static func isConsole(_ family: String) -> Bool {
    let digits = family.drop(while: \.isLetter)
    let isNumbered = digits.first?.isNumber ?? false
    let letters = family.prefix(family.count - digits.count)
    return consoles.contains(String(letters)) && (isNumbered || letters != "vt")
  }

  private static let consoles: Set<String> = [
    "linux", "con", "cons", "pcvt", "wscons", "wsvt", "pccon", "teken", "ansi", "pcansi",
    "scoansi", "at", "cygwin", "sun", "bsdos", "ibcs", "vt",
  ]
}
