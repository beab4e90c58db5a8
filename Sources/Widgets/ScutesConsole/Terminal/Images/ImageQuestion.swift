// SPDX-License-Identifier: Apache-2.0

/// The questions to a terminal before pixels are shown. Nothing is sent that a terminal might show
/// as text: terminals that follow only ECMA-48, and multiplexers in between, aren't asked.
///
/// ```
/// ESC _ G i=31,s=1,v=1,a=q,t=d,f=24;AAAA ESC \   kitty's graphics, with a pixel to try
/// CSI > q                                        its name (XTVERSION)
/// CSI ? 1 ; 1 ; 0 S                              colours of sixel pictures, where it has those
/// CSI 16 t                                       the pixels of a cell
/// CSI c                                          what it is (DA1): the last answer of all
/// ```
struct ImageQuestion {
  private let isANSI: Bool
  /// `true` if the terminal ignores what it doesn't understand.
  private let isForgiving: Bool
  private var multiplexer: Multiplexer

  /// Creates the questions. Text consoles, DEC's terminals, tmux and GNU Screen are asked only for
  /// what sixels need.
  init(isANSI: Bool, isForgiving: Bool, multiplexer: Multiplexer) {
    self.isANSI = isANSI
    self.isForgiving = isForgiving
    self.multiplexer = multiplexer
  }

  private var isDirect: Bool { isForgiving && multiplexer == .direct }

  /// Goes by what the terminal has answered.
  mutating func learn(_ answered: Multiplexer) {
    multiplexer = answered
  }

  /// The bytes to write to a terminal that has given `answers` so far, or none if it doesn't answer
  /// at all.
  func bytes(after answers: TerminalAnswers) -> [UInt8] {
    guard isANSI, answers.deviceAnswers > 0, isDirect || answers.hasSixel else { return [] }
    var text = ""
    if isDirect {
      text += "\u{1B}_Gi=\(TerminalAnswers.kittyQueryID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
      text += "\u{1B}[>q"
    }
    if answers.hasSixel { text += "\u{1B}[?1;1;0S" }
    text += "\u{1B}[16t\u{1B}[c"
    return Array(text.utf8)
  }
}
