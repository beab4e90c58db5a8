/// What to ask a terminal before it is shown pixels. Bytes of no terminal that would show them as
/// text are sent: what follows ECMA-48 without more, or stands between, is not asked.
///
/// ```
/// ESC _ G i=31,s=1,v=1,a=q,t=d,f=24;AAAA ESC \   kitty's graphics, with a pixel to try
/// CSI > q                                        its name (XTVERSION)
/// CSI ? 1 ; 1 ; 0 S                              colours of sixel pictures, where it has those
/// CSI 16 t                                       the pixels of a cell
/// CSI c                                          what it is (DA1): the last answer of all
/// ```
struct ImageQuestion {
  /// Whether the terminal is known to swallow what it does not understand.
  private let isDirect: Bool
  private let isANSI: Bool

  /// For the terminal called `name` in a process with these variables. The Linux console, DEC's
  /// terminals, tmux and GNU Screen are not asked for more than the pixels of sixel pictures.
  init(terminal name: String, isANSI: Bool, environment: (String) -> String?) {
    self.isANSI = isANSI && environment("WIDGETS_IMAGES") != "off"
    let isWithin = ["TMUX", "STY"].contains { environment($0).map { !$0.isEmpty } ?? false }
    let family = name.prefix { $0 != "-" && $0 != "." }
    let others = ["screen", "tmux", "linux"]
    isDirect = !isWithin && !others.contains(String(family)) && !family.hasPrefix("vt")
  }

  /// What to write to a terminal that has given `answers` so far; nothing where it is better left
  /// alone, as one that answers nothing is.
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
