/// Values of `TERM`.
public enum TerminalNames {
  /// Terminals that there are, and names that an error can quote.
  public static let quotable = [
    "xterm-256color", "xterm", "xterm-kitty", "xterm-mono", "alacritty", "foot", "wezterm",
    "tmux-256color", "screen", "screen-256color", "linux", "vt52", "vt100", "vt220", "rxvt",
    "rxvt-unicode-256color", "st-256color", "konsole", "konsole-256color", "gnome-256color",
    "putty",
    "ansi", "cygwin", "dumb", "unknown", "no-such-terminal", "../../etc/passwd", "%s%n",
  ]

  /// All of them, with none and one that is longer than a screen.
  public static let all = quotable + ["", String(repeating: "x", count: 5000)]
}

/// Values of the variables for the locale.
public enum LocaleNames {
  /// Those in which the program speaks English.
  public static let english = [
    "C.UTF-8", "C", "POSIX", "en_US.UTF-8", "en_GB.utf8@euro", "ko_KR.eucKR", "de_DE.ISO-8859-1",
    "ja_JP.SJIS", "tr_TR.UTF-8", "bogus", "/etc/passwd",
  ]

  /// All of them, with none.
  public static let all = english + ["ko_KR.UTF-8", ""]
}
