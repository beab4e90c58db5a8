import ArgumentParser
import Formats
import Foundation
import Screens
import Store
import Sudoku
import Widgets

struct DoctorCommand: ScriptCommand {
  static let name = "doctor"
  static func summary(in language: Language) -> String {
    language.say(
      "Check your terminal, your files and the programs that are called.",
      "터미널, 파일, 함께 쓰는 프로그램에 문제가 없는지 살펴봐요.")
  }

  static let discussion = """
    Asks the terminal in which it runs for its kind, its characters and its abilities, waits for \
    the answers for at most two seconds, and prints what the game goes by. About has the same \
    table. Environment variables left behind by other terminals are ignored if an answer \
    contradicts them. Then it looks at your files, without changing them, and for the programs \
    that play sounds, take pictures and convert them.

    ✓ (+ in ASCII) is fine, ! is wrong, and · (-) is optional or just worth knowing. What to do is \
    said below the line. Without a terminal, the rest is checked all the same.

    The exit status is 0 if nothing is wrong, and 1 otherwise.

    EXAMPLES:
      ultimate-sudoku doctor
      ultimate-sudoku doctor --keys
      ultimate-sudoku doctor --report > report.txt
    """

  @Flag(help: "Press a few keys and see what arrives. q or Ctrl-C ends.")
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
    let sections = [
      FindingSection(title: "Program", findings: Self.program),
      FindingSection(title: "Terminal", findings: terminal.findings),
      FindingSection(title: "Files", findings: health.findings(isReport: report)),
      FindingSection(
        title: "Other programs",
        findings: ProgramHealth(environment: environment, isReport: report).findings),
    ]
    let lines =
      sections.lines(width: StandardOutput.width, isUnicode: terminal.isUnicode)
      + [Self.verdict(sections.troubles)]
    let names = report ? PrivateNames.ofProcess : nil
    for line in lines { StandardOutput.print(names?.hidden(in: line.printable) ?? line.printable) }
    if sections.troubles > 0 { throw ExitCode(1) }
  }

  private static var program: [Finding] {
    [
      Finding(label: "Version", value: Version.number),
      Finding(label: "Build", value: Version.build ?? "not known"),
      Finding(label: "System", value: systemName),
    ]
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
