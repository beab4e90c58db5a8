import Testing

@testable import ScutesConsole

struct ColorDepthTests {
  typealias Depth = TerminalCapabilities.ColorDepth

  nonisolated struct Case: Sendable {
    var variables: [String: String] = [:]
    var terminal = "xterm-256color"
    var colors = 256
    var hasDirectColor = false
    var depth: Depth
  }

  nonisolated static let cases = [
    Case(depth: .indexed256),
    Case(variables: ["COLORTERM": "truecolor"], depth: .trueColor),
    Case(variables: ["COLORTERM": "24bit"], depth: .trueColor),
    Case(variables: ["COLORTERM": "yes"], depth: .indexed256),
    Case(variables: ["NO_COLOR": "1", "COLORTERM": "truecolor"], depth: .monochrome),
    Case(variables: ["NO_COLOR": ""], depth: .indexed256),
    Case(variables: ["COLORTERM": "truecolor", "STY": "1.tty"], depth: .indexed256),
    Case(variables: ["COLORTERM": "truecolor", "STY": "1.tty", "TMUX": "x"], depth: .trueColor),
    // Left from the terminal around it.
    Case(
      variables: ["COLORTERM": "truecolor", "STY": "1.tty", "TMUX": "x"], terminal: "screen",
      colors: 8, depth: .eight),
    Case(
      variables: ["COLORTERM": "truecolor", "TMUX": "x"], terminal: "screen-256color",
      depth: .indexed256),
    Case(
      variables: ["COLORTERM": "truecolor"], terminal: "screen.xterm-256color", depth: .indexed256),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "linux", colors: 8, depth: .eight),
    Case(variables: ["COLORTERM": "24bit"], terminal: "linux-16color", colors: 16, depth: .sixteen),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "cons25", colors: 8, depth: .eight),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "vte-256color", depth: .trueColor),
    Case(terminal: "xterm-direct", colors: 1 << 24, depth: .trueColor),
    Case(terminal: "foot", hasDirectColor: true, depth: .trueColor),
    Case(terminal: "xterm", colors: 8, depth: .eight),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "xterm", colors: 8, depth: .trueColor),
    Case(terminal: "xterm-16color", colors: 16, depth: .sixteen),
    Case(terminal: "xterm-88color", colors: 88, depth: .sixteen),
    Case(variables: ["COLORTERM": ""], depth: .indexed256),
    Case(variables: ["COLORTERM": "TrueColor"], depth: .trueColor),
    Case(variables: ["NO_COLOR": "0"], depth: .monochrome),
    Case(
      variables: ["NO_COLOR": "1"], terminal: "xterm-direct", colors: 1 << 24, depth: .monochrome),
    Case(terminal: "linux", colors: 8, depth: .eight),
    Case(terminal: "screen", colors: 8, depth: .eight),
    Case(terminal: "screen-256color", depth: .indexed256),
    Case(terminal: "tmux-256color", depth: .indexed256),
    Case(variables: ["TMUX": "x"], terminal: "tmux-256color", depth: .indexed256),
    Case(
      variables: ["TMUX": "x", "COLORTERM": "truecolor"], terminal: "tmux-256color",
      depth: .trueColor),
    Case(terminal: "dumb", colors: 0, depth: .monochrome),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "dumb", colors: 0, depth: .monochrome),
    // These are for programs that print lines, also to files. A full-screen program has a terminal.
    Case(variables: ["CLICOLOR": "0"], depth: .indexed256),
    Case(variables: ["CLICOLOR_FORCE": "1"], terminal: "vt100", colors: 0, depth: .monochrome),
    Case(variables: ["FORCE_COLOR": "3"], depth: .indexed256),
    Case(variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"], depth: .monochrome),
    Case(terminal: "vt100", colors: 0, depth: .monochrome),
    Case(variables: ["COLORTERM": "truecolor"], terminal: "vt100", colors: 0, depth: .monochrome),
  ]

  @Test(arguments: cases)
  func theDepthFollowsFromVariablesAndDescription(_ example: Case) {
    let depth = Depth.detected(
      environment: { example.variables[$0] }, terminal: example.terminal, colors: example.colors,
      hasDirectColor: example.hasDirectColor)
    #expect(depth == example.depth)
  }

  @Test(
    arguments: [
      ([:], 100), (["SSH_CONNECTION": "a 1 b 22"], 200),
      (["ESCDELAY": "5", "SSH_CONNECTION": "a 1 b 22"], 5), (["ESCDELAY": "soon"], 100),
      (["ESCDELAY": "-1"], 100), (["ESCDELAY": "999999999999"], 10_000),
    ] as [([String: String], Int)])
  func theEscapeDelayIsTheUsersOrTheLinks(_ variables: [String: String], _ milliseconds: Int) {
    #expect(EscapeDelay { variables[$0] }.duration(roundTrip: nil) == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      ([:], "C"), (["LANG": "ko_KR.UTF-8"], "ko_KR.UTF-8"),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], "C"),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], "en_US.UTF-8"),
      (["LC_ALL": "C", "LC_CTYPE": "en_US.UTF-8", "LANG": "en_US.UTF-8"], "C"),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "POSIX"], "POSIX"),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": ""], "C"),
      (["LC_MESSAGES": "de_DE.UTF-8"], "C"),
    ] as [([String: String], String)])
  func theLocaleIsTheFirstOfThreeVariables(_ variables: [String: String], _ locale: String) {
    #expect(ProcessEnvironment.locale { variables[$0] } == locale)
  }
}
