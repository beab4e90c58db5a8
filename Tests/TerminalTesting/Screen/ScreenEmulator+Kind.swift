extension ScreenEmulator {
  /// A kind of terminal. They differ in what they understand, as described in terminfo.
  public enum Kind: String, CaseIterable, Sendable {
    /// xterm and its many followers.
    case xterm
    /// GNU Screen: erases in the terminal's own background, has no ECH, REP or italics.
    case screen
    /// tmux: erases in the terminal's own background.
    case tmux
    /// The Linux console: can't scroll by several lines, has no REP, italics or strikethrough.
    case linux
    /// DEC's VT100: no colours, and nothing that inserts or deletes.
    case vt100

    /// The kind of the terminal that TERM calls `name`, xterm if it is none of the others.
    public init(terminal name: String) {
      let family = name.split(separator: "-").first.map(String.init) ?? name
      self = Kind(rawValue: family) ?? .xterm
    }

    /// `true` if erased cells take the current background.
    var erasesInBackground: Bool { self == .xterm || self == .linux }

    /// Returns `true` if it supports the control sequence that ends in `final`, of those that not
    /// all support.
    func knows(_ final: Character) -> Bool {
      switch final {
      case "b": self == .xterm || self == .tmux
      case "X": self != .screen && self != .vt100
      case "S", "T": self != .linux && self != .vt100
      case "@", "P", "L", "M", "G", "d", "`", "I", "Z": self != .vt100
      default: true
      }
    }

    /// Returns `true` if it supports `code` among the parameters of `CSI … m`.
    func knowsStyle(_ code: Int) -> Bool {
      switch self {
      case .xterm, .tmux: true
      case .screen: code != 3 && code != 23
      case .linux: ![3, 23, 9, 29].contains(code)
      case .vt100: [0, 1, 4, 5, 7].contains(code)
      }
    }
  }
}
