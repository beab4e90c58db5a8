import ArgumentParser
import Formats
import Foundation
import Screens
import Scutes
import Store
import Sudoku

struct DoctorCommand: ScriptCommand {
  static let name = "doctor"
  static func summary(in language: Language) -> String {
    language.say(
      "Check your terminal, your files and the programs that are called.",
      "터미널, 파일, 함께 쓰는 프로그램에 문제가 없는지 살펴봐요.")
  }

  static let discussion = """
    Asks the terminal in which it runs for its kind, its characters and its abilities, waits for \
    the answers for at most two seconds, and prints what the game goes by, as About does. \
    Environment variables left behind by other terminals are ignored if an answer \
    contradicts them. Then it looks at your files, without changing them, and for the programs \
    that play sounds, take pictures and convert them, and asks the last which formats they read.

    ✓ (+ in ASCII) is fine, ! is wrong, and · (-) is optional, not known or just worth knowing. \
    What to do is said beside it. Without a terminal, the rest is checked all the same. Some of \
    what is fine is only in a report.

    With --keys, a screen shows what arrives of each key, click and paste, and the last of them \
    are listed in the end. No key does anything there but q and Ctrl-C, which end it.

    The exit status is 0 if nothing is wrong, and 1 otherwise.

    EXAMPLES:
      ultimate-sudoku doctor
      ultimate-sudoku doctor --keys
      ultimate-sudoku doctor --report > report.txt
    """

  @Flag(help: "Press a few keys first and see what arrives. q or Ctrl-C ends.")
  var keys = false

  @Flag(help: "Print the same for a bug report, without the names of folders, users and hosts.")
  var report = false

  @OptionGroup var data: DataOptions

  func run() throws {
    let locations = try data.locations
    let environment = ProcessInfo.processInfo.environment
    let health = DataHealth(locations)
    var terminal = TerminalHealth(environment: environment)
    terminal.preferredWidth = Self.preferredWidth(in: locations)
    let (asked, triesKeys) = (terminal, keys)
    terminal = MainActor.assumeIsolated {
      var terminal = asked
      terminal.ask(triesKeys: triesKeys)
      return terminal
    }
    let programs = ProgramHealth(environment: environment, isReport: report)
    var sections = [
      FindingSection(title: "Terminal", findings: terminal.findings),
      FindingSection(title: "Files", findings: health.findings(isReport: report)),
      FindingSection(
        title: "Other programs",
        findings: Waiting.result { await programs.findings() }),
    ]
    if let keys = terminal.keysFinding {
      sections.append(FindingSection(title: "Keys", findings: [keys]))
    }
    // Names are hidden before a line can end within one.
    let names = report ? PrivateNames.ofProcess : nil
    func shown(_ text: String) -> String { names?.hidden(in: text.printable) ?? text.printable }
    for index in sections.indices {
      sections[index].findings = sections[index].findings.map { $0.with(shown) }
    }
    let width = StandardOutput.width
    let lines =
      TextWrapping.lines(of: shown(Self.headline), width: width)
      + (report ? sections : sections.withoutDetails).lines(
        width: width, isUnicode: terminal.isUnicode)
      + [Self.verdict(sections.troubles)]
    for line in lines { StandardOutput.print(line) }
    if sections.troubles > 0 { throw ExitCode(1) }
  }

  /// "Ultimate Sudoku 1.0, build 20260101.0000, Debian GNU/Linux 12 (bookworm)".
  private static var headline: String {
    let build = Version.build.map { "build \($0)" } ?? "build not known"
    return ["Ultimate Sudoku \(Version.number)", build, systemName].joined(separator: ", ")
  }

  private static func verdict(_ troubles: Int) -> String {
    switch troubles {
    case 0: "Nothing is wrong."
    case 1: "One thing is wrong: see the line with !."
    default: "\(troubles) things are wrong: see the lines with !."
    }
  }

  /// The name and version of the system, as os-release(5) has them.
  private static var systemName: String {
    let paths = ["/etc/os-release", "/usr/lib/os-release"]
    let text = paths.lazy.compactMap { path in
      try? InputFile.contents(ofRegular: path, upTo: 1 << 16)
    }.first
    let name = String(decoding: text ?? [], as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("PRETTY_NAME=")
    }
    return name.map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } }
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  /// The width of doubtful characters in the preferences. A damaged file isn't set aside here.
  private static func preferredWidth(in locations: DataLocations) -> CharacterWidth {
    PreferencesFile(path: locations.preferencesFile).whole()?.characterWidth ?? .automatic
  }
}
