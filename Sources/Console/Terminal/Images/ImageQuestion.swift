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
  /// `true` if the terminal is known to ignore what it doesn't understand.
  private let isDirect: Bool
  private let isANSI: Bool

  /// Creates the questions for the terminal called `name` in a process with these variables. The
  /// Linux console, DEC's terminals, tmux and GNU Screen are asked only for what sixels need.
  init(terminal name: String, isANSI: Bool, environment: (String) -> String?) {
    self.isANSI = isANSI && environment("WIDGETS_IMAGES") != "off"
    let isWithin = ["TMUX", "STY"].contains { environment($0).map { !$0.isEmpty } ?? false }
    let family = name.prefix { $0 != "-" && $0 != "." }
    let others = ["screen", "tmux", "linux"]
    isDirect = !isWithin && !others.contains(String(family)) && !family.hasPrefix("vt")
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
