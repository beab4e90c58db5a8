import Foundation
import Store
import Sudoku
import TerminalTesting
import Testing
import Widgets

@testable import App

struct DoctorTests {
  private func findings(
    _ environment: [String: String], size: Size = Size(width: 80, height: 24),
    change: (inout TerminalFacts) -> Void = { _ in }
  ) -> [Finding] {
    let variables = ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 }
    var facts = TerminalFacts(name: "xterm", glyphs: .unicode, colorDepth: .trueColor)
    facts.takesUTF8 = true
    facts.ambiguousWidth = .narrow
    facts.hasClipboard = true
    facts.roundTrip = .milliseconds(3)
    change(&facts)
    return TerminalHealth(facts: facts, size: size, environment: variables).findings
  }

  private func troubles(_ findings: [Finding]) -> [String] {
    findings.filter { $0.mark == .trouble }.map(\.label)
  }

  @Test func aGoodTerminalHasNoTrouble() {
    let findings = findings([:])
    #expect(findings.allSatisfy { $0.mark == .fine && $0.advice == nil })
    let labels = findings.map(\.label)
    for label in ["TERM", "Colours", "Answers", "Size", "Symbol width", "Locale", "Over ssh"] {
      #expect(labels.contains(label), "\(label)")
    }
  }

  @Test func whatIsWrongWithATerminalIsSaidWithWhatToDo() {
    let bytes = findings([:]) { ($0.takesUTF8, $0.glyphs) = (false, .ascii) }
    #expect(troubles(bytes) == ["Characters"])
    #expect(bytes.contains { $0.advice?.contains("Switch it to UTF-8") == true })
    let plain = findings(["LANG": "C"]) { ($0.takesUTF8, $0.glyphs) = (nil, .ascii) }
    #expect(plain.contains { $0.advice?.contains("such as C.UTF-8") == true })
    #expect(troubles(findings([:], size: Size(width: 39, height: 24))) == ["Size"])
    let wide = findings(["WIDGETS_AMBIGUOUS": "wide"])
    #expect(troubles(wide) == ["Symbol width"])
    #expect(troubles(findings(["WIDGETS_AMBIGUOUS": "narrow"])) == [])
    let silent = findings(["NO_COLOR": "1"]) { facts in
      (facts.roundTrip, facts.colorDepth) = (nil, .monochrome)
    }
    #expect(troubles(silent) == [])
    #expect(silent.filter { $0.mark == .note }.map(\.label) == ["Colours", "Answers"])
  }

  @Test func withoutATerminalTheRestIsSaid() {
    let findings = TerminalHealth(environment: ["TERM": "xterm"], preferredWidth: .wide).findings
    #expect(troubles(findings) == [])
    #expect(findings.contains { $0.advice?.contains("in a terminal") == true })
    let unknown = TerminalHealth(error: .unknownTerminalType("x"), environment: [:]).findings
    #expect(troubles(unknown) == ["Terminal"])
  }

  @Test func programsAreNamedOrWhatToInstall() throws {
    let none = ProgramHealth(environment: ["PATH": "/nowhere"], camera: nil).findings
    #expect(none.allSatisfy { $0.mark != .trouble })
    let installable = none.filter { $0.advice?.contains("nstall ") == true }
    #expect(installable.count == 7)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("doctor-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["paplay", "ffmpeg", "magick"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      chmod("\(folder)/\(name)", 0o700)
    }
    var programs = ProgramHealth(environment: ["PATH": folder], camera: "/dev/video0")
    #expect(programs.findings.first?.value == "\(folder)/paplay")
    #expect(programs.findings.allSatisfy { $0.mark == .fine })
    programs.isReport = true
    #expect(programs.findings.prefix(3).map(\.value) == ["paplay", "ffmpeg", "magick"])
    for name in ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"] {
      let distant = ProgramHealth(environment: ["PATH": folder, name: "1"]).findings
      #expect(distant.first?.value == "the bell, over ssh")
      #expect(self.findings([name: "1"]).contains { $0.label == "Over ssh" && $0.value == "yes" })
    }
  }

  @Test func theTableHasAnASCIIForm() {
    let sections = [
      FindingSection(
        title: "Files",
        findings: [
          Finding(label: "A", value: "b"), Finding(mark: .note, label: "Long", value: "c"),
          Finding(mark: .trouble, label: "D", value: "e", advice: "Do this or that."),
        ])
    ]
    #expect(sections.troubles == 1)
    #expect(
      sections.lines(width: 24, isUnicode: true) == [
        "Files", "✓ A     b", "· Long  c", "! D     e", "    Do this or that.", "",
      ])
    let plain = sections.lines(width: 24, isUnicode: false).joined()
    #expect(plain.contains("+ A") && plain.contains("- Long"))
    #expect(plain.allSatisfy { $0.isASCII })
  }

  @Test func namesOfAUserAreHidden() {
    let names = PrivateNames(
      environment: ["USER": "jane", "HOSTNAME": "attic.example.org"], home: "/srv/jd",
      user: "jdoe", host: "cellar.lan")
    let text = "jane@attic, attic.example.org: /srv/jd/x; jdoe on cellar and cellar.lan"
    #expect(names.hidden(in: text) == "***@***, ***: ***/x; *** on *** and ***")
  }

  @Test(arguments: [
    ("pi", "pi@pi.lan takes pictures: api, pi2, pi-hole, pi_, über-pi", "***@***"),
    ("games", "games: mygames, games-2 and gamester", "***"), ("é", "é: été, café", "***"),
    ("1", "1: 12 of 21, v1", "***"),
  ])
  func onlyWholeWordsAreHidden(name: String, text: String, hidden: String) {
    let names = PrivateNames(environment: ["USER": ""], home: "/", user: name, host: "\(name).lan")
    let rest = text.drop { $0 != " " && $0 != ":" }
    #expect(names.hidden(in: text + " /\(name)") == hidden + rest + " /***")
  }
}
