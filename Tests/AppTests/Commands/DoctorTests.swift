import Foundation
import Scutes
import Store
import Sudoku
import TerminalTesting
import Testing

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
    (facts.reports, facts.promisesAlternateScreen, facts.synchronizes) = (true, true, true)
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
    for label in ["TERM", "Reached", "Colours", "Answers", "Size", "Symbol width", "Locale"] {
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
    #expect(
      silent.filter { $0.mark == .note }.map(\.label) == [
        "Colours", "Copying", "Mouse, pasting", "Answers",
      ])
  }

  @Test func withoutATerminalTheRestIsSaid() {
    let findings = TerminalHealth(environment: ["TERM": "xterm"], preferredWidth: .wide).findings
    #expect(troubles(findings) == [])
    #expect(findings.contains { $0.advice?.contains("in a terminal") == true })
    let unknown = TerminalHealth(error: .unknownTerminalType("x"), environment: [:]).findings
    #expect(troubles(unknown) == ["Terminal"])
    #expect(unknown.count { $0.value.contains("x") || $0.label == "TERM" } == 0)
    let unset = TerminalHealth(environment: [:]).findings
    #expect(unset.contains { $0.value == "not set" })
    #expect(unset.allSatisfy { $0.mark == .note })
  }

  @Test func whatIsNotKnownIsNotFine() {
    let findings = findings([:]) { facts in
      (facts.takesUTF8, facts.ambiguousWidth, facts.synchronizes) = (nil, nil, nil)
      (facts.roundTrip, facts.reports, facts.hasClipboard) = (nil, false, false)
    }
    #expect(
      findings.filter { $0.mark == .note }.map(\.label) == [
        "Characters", "Drawing", "Copying", "Mouse, pasting", "Answers", "Symbol width",
      ])
    #expect(troubles(findings) == [])
  }

  @Test func oneRowSaysWhatIsInBetween() {
    func reached(
      _ environment: [String: String], _ multiplexer: Multiplexer = .direct
    ) -> [String] {
      findings(environment) { $0.multiplexer = multiplexer }
        .filter { $0.label == "Reached" }.map(\.value)
    }
    #expect(reached([:]) == ["directly"])
    // The terminal's answer counts, not the variable.
    #expect(reached(["TMUX": "x"]) == ["directly"])
    #expect(reached([:], .tmux) == ["through tmux"])
    #expect(reached(["SSH_TTY": "x"], .screen) == ["through GNU Screen, over ssh"])
    let without = TerminalHealth(environment: ["TERM": "xterm", "STY": "x"]).findings
    #expect(without.contains { $0.value == "through GNU Screen" && $0.mark == .note })
  }

  @Test func programsAreNamedOrWhatToInstall() async throws {
    let none = await ProgramHealth(environment: ["PATH": "/nowhere"], camera: nil).findings()
    #expect(none.allSatisfy { $0.mark != .trouble })
    let installable = none.filter { $0.advice?.contains("nstall ") == true }
    #expect(installable.count == 3)
    let fakes = try FakePrograms()
    let folder = fakes.folder
    try fakes.add("paplay", "exit 1")
    try fakes.add("ffmpeg", "[ $2 = -decoders ] && echo ' V....D libjxl  JPEG XL'")
    try fakes.add("magick", Self.magick)
    var programs = ProgramHealth(environment: ["PATH": folder], camera: "/dev/video0")
    #expect(await programs.findings().first?.value == "\(folder)/paplay")
    #expect(await programs.findings().allSatisfy { $0.mark == .fine })
    programs.isReport = true
    #expect(
      await programs.findings().prefix(3).map(\.value) == [
        "paplay", "ffmpeg", "HEIC, WebP, AVIF and TIFF by magick, JPEG XL by ffmpeg",
      ])
    for name in ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"] {
      let distant = await ProgramHealth(environment: ["PATH": folder, name: "1"]).findings()
      #expect(distant.first?.value == "the bell, over ssh")
      #expect(self.findings([name: "1"]).contains { $0.value == "over ssh" })
    }
  }

  /// A script that lists what a build of ImageMagick reads. It only writes JPEG XL.
  private static let magick = """
    [ "$1 $2" = "-list format" ] && cat <<END
       Format  Module    Mode  Description
    -----------------------------------------
         AVIF  HEIC      rw+   AV1 Image File Format
         HEIC  HEIC      r--   High Efficiency Image Format
          JXL* JXL       -w+   JPEG XL
         TIFF* TIFF      rw+   Tagged Image File Format
         WEBP* WEBP      rw-   WebP Image Format
    END
    """

  @Test func picturesCountAsReadOnlyIfTheProgramListsThem() async throws {
    let fakes = try FakePrograms()
    func row() async -> Finding? {
      await ProgramHealth(environment: fakes.environment, camera: nil).findings().last
    }
    #expect(await row()?.value == "no HEIC, WebP, AVIF, JPEG XL or TIFF")
    #expect(await row()?.mark == .note)
    try fakes.add("convert", Self.magick)
    #expect(await row()?.value == "HEIC, WebP, AVIF and TIFF, but no JPEG XL")
    #expect(await row()?.advice?.hasSuffix(" to read it.") == true)
    #expect(await row()?.advice?.contains("imagemagick") == false)
    // A program without a list, and one that fails.
    try fakes.add("convert", "echo ' TIFF* TIFF rw+ x'; exit 1")
    try fakes.add("djxl", "exit 1")
    #expect(await row()?.value == "JPEG XL, but no HEIC, WebP, AVIF or TIFF")
    #expect(await row()?.advice?.hasSuffix(" to read them.") == true)
  }

  @Test func detailsAreLeftOutUnlessTheyAreWrong() {
    let findings = [
      Finding(label: "A", value: "a"), Finding(label: "B", value: "b", isDetail: true),
      Finding(mark: .trouble, label: "C", value: "c", isDetail: true),
    ]
    let shown = [FindingSection(title: "T", findings: findings)].withoutDetails
    #expect(shown.flatMap(\.findings).map(\.label) == ["A", "C"])
  }

  @Test func theTableHasAnASCIIForm() {
    let sections = [
      FindingSection(
        title: "Files",
        findings: [
          Finding(label: "A", value: "b"), Finding(mark: .note, label: "Long", value: "c"),
          Finding(mark: .trouble, label: "D", value: "e", advice: "Install lib-one-two or else."),
        ])
    ]
    #expect(sections.troubles == 1)
    #expect(
      sections.lines(width: 28, isUnicode: true) == [
        "Files", "✓ A     b", "· Long  c", "! D     e. Install", "        lib-one-two or else.", "",
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
