import ScutesConsole
import TestSupport
import Testing

struct ThemeFileTests {
  private let harbour = """
    {
      "name": "Harbour",
      "roles": {
        "ground": { "foreground": "foam", "background": "sea" },
        "button.focused": { "background": "ansi:4", "attributes": ["bold", "underline"] },
        "my.own": { "foreground": "default" },
        "title": {}
      },
      "inherits": "kame dark",
      "palette": { "sea": "#0B3C5D", "foam": "#D9F1FF" }
    }
    """

  @Test func aFileIsReadAndInheritsWhatItLeavesOut() throws {
    let file = try ThemeFile(json: harbour)
    #expect(file.notices.isEmpty)
    let theme = try file.theme()
    #expect(theme.name == "Harbour")
    #expect(
      theme.style(for: .ground)
        == TextStyle(foreground: .hex(0xD9F1FF), background: .hex(0x0B3C5D)))
    let focused = theme.style(for: .buttonFocused)
    #expect(focused.background == .ansi(4))
    #expect(focused.attributes == [.bold, .underline])
    #expect(focused.foreground == Theme.kameDark.style(for: .buttonFocused).foreground)
    #expect(theme.style(for: StyleRole("my.own")).foreground == .terminalDefault)
    #expect(theme.style(for: .title) == Theme.kameDark.style(for: .title))
    #expect(theme.style(for: .error) == Theme.kameDark.style(for: .error))
  }

  @Test func whatMeansNothingIsLeftAsideAndNamed() throws {
    let file = try ThemeFile(
      json: """
        { "name": "N", "author": ["x", 1, true, null, {"y": -1.5e3}],
          "roles": { "key": { "blink": true, "attributes": ["bold", "glow"] } } }
        """)
    #expect(file.roles == [.key: ThemeFile.Style(attributes: .bold)])
    #expect(
      file.notices == [
        "\"author\" in line 1, column 16 of the theme means nothing here and was left aside.",
        "\"blink\" in line 2, column 23 of the theme means nothing here and was left aside.",
        "\"glow\" in line 2, column 61 of the theme means nothing here and was left aside.",
      ])
  }

  /// Each dot makes a role of its own, whose name would be kept for good.
  @Test func roleNamesWithoutEndAreLeftAside() throws {
    let dots = String(repeating: ".", count: 500_000)
    let file = try ThemeFile(json: #"{ "name": "N", "roles": { "\#(dots)": {}, "tab": {} } }"#)
    #expect(file.roles.keys.map(\.name) == ["tab"])
    #expect(file.notices.count == 1)
    #expect(file.notices.allSatisfy { $0.count < 300 })
  }

  @Test(
    arguments: [
      ("", "line 1, column 1 of the theme the file ends too early"),
      ("[]", "line 1, column 1 of the theme an object is expected"),
      ("{}", "line 1, column 1 of the theme has no name"),
      ("{\"name\": 1}", "line 1, column 10 of the theme \"name\" is no text"),
      ("{\"name\": \"x\"", "a comma or a closing brace is missing"),
      ("{\"name\": \"x\",}", "a name in quotes is missing"),
      ("{\"name\" \"x\"}", "a colon is missing after \"name\""),
      ("{\"name\": x}", "a value is expected here: put texts in quotes"),
      ("{\"name\": 01}", "line 1, column 10 of the theme a value is expected here"),
      ("{\"name\": -00.5}", "line 1, column 10 of the theme a value is expected here"),
      ("{\"name\": 1.}", "line 1, column 10 of the theme a value is expected here"),
      ("{\"name\": 2.e3}", "line 1, column 10 of the theme a value is expected here"),
      ("{\"name\": -.5}", "line 1, column 10 of the theme a value is expected here"),
      ("{\"name\": -0.5e+2}", "line 1, column 10 of the theme \"name\" is no text"),
      ("{\"name\": 0}", "line 1, column 10 of the theme \"name\" is no text"),
      ("{\"name\": 10.05}", "line 1, column 10 of the theme \"name\" is no text"),
      ("{\"name\": \"x}", "line 1, column 10 of the theme a text has no end"),
      ("{\"name\": \"x\"} {", "there is more after the last brace"),
      ("{\"name\": \"x\", \"name\": \"y\"}", "\"name\" is there twice"),
      ("{\"name\": \"\\q\"}", "a backslash has no meaning here"),
      ("{\"name\": \"\\u12G4\"}", "four hexadecimal digits are expected"),
      ("{\"name\": \"x\", \"roles\": []}", "\"roles\" is no object"),
      ("{\"name\": \"x\", \"roles\": {\"a\": \"#123456\"}}", "\"a\" is no object"),
      (
        "{\"name\": \"x\",\n \"roles\": {\"a\":\n  {\"foreground\": \"blue\"}}}",
        "In line 3, column 18 of the theme \"blue\" is no colour: write #RRGGBB"
      ),
      ("{\"name\": \"x\", \"palette\": {\"a\": \"b\"}}", "\"b\" is no colour"),
      (
        "{\"name\": \"x\", \"roles\": {\"a\": {\"attributes\": \"bold\"}}}",
        "\"attributes\" is no list: write it as"
      ),
      (
        String(repeating: "[", count: 100_000),
        "braces are nested too deeply"
      ),
    ])
  func aMistakeIsSaidInOneSentence(_ json: String, _ message: String) {
    let error = #expect(throws: ThemeFileError.self) { try ThemeFile(json: json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test func anUnknownThemeToInheritFromIsNamedWithThoseThereAre() {
    let file = ThemeFile(name: "x", inherits: "Nowhere")
    let error = #expect(throws: ThemeFileError.self) { try file.theme() }
    #expect(error?.description.contains("\"Nowhere\"") == true)
    #expect(error?.description.contains("\"Kame light\"") == true)
  }

  /// A file with any cuts or changes is read or rejected, never worse.
  @Test func damagedFilesAreReadOrRefused() {
    let json = Array(harbour.utf8)
    var random = LinearGenerator(state: 7)
    for _ in 0..<300 {
      var damaged = json
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
          in: 9...126, using: &random)
      }
      let end = Int.random(in: 0...damaged.count, using: &random)
      let text = String(
        decoding: Bool.random(using: &random) ? damaged[..<end] : damaged[...], as: UTF8.self)
      do throws(ThemeFileError) {
        let file = try ThemeFile(json: text)
        #expect(!file.name.isEmpty)
      } catch {
        #expect(error.description.hasSuffix("."))
      }
    }
  }
}
