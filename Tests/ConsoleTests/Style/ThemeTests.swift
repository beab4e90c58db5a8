import Testing

@testable import ScutesConsole

struct ThemeTests {
  private let theme = Theme(
    name: "test",
    styles: [
      StyleRole("a"): TextStyle(foreground: .ansi(1), attributes: .bold),
      StyleRole("a.b"): TextStyle(background: .ansi(2), attributes: .underline),
      StyleRole("a.b.c.d"): TextStyle(foreground: .ansi(3)),
    ])

  @Test(arguments: [
    ("a", TextStyle(foreground: .ansi(1), attributes: .bold)),
    (
      "a.b", TextStyle(foreground: .ansi(1), background: .ansi(2), attributes: [.bold, .underline])
    ),
    (
      "a.b.c",
      TextStyle(foreground: .ansi(1), background: .ansi(2), attributes: [.bold, .underline])
    ),
    (
      "a.b.c.d",
      TextStyle(foreground: .ansi(3), background: .ansi(2), attributes: [.bold, .underline])
    ),
    ("x.a", TextStyle()), ("ab", TextStyle()), ("", TextStyle()), (".a", TextStyle()),
  ])
  func aRoleInheritsWhatIsBeforeItsLastDot(_ name: String, _ style: TextStyle) {
    #expect(theme.style(for: StyleRole(name)) == style)
  }

  @Test func aRoleNamedAfterTheThemeWasMadeInheritsAsWell() {
    let theme = self.theme
    let name = "a.b.named later \(Int.random(in: 0 ... .max))"
    for _ in 0..<2 {
      #expect(theme.style(for: StyleRole(name)) == theme.style(for: StyleRole("a.b")))
      #expect(theme.style(for: StyleRole(name + ".deeper")).background == .ansi(2))
    }
  }

  @Test func aNameIsOneRole() {
    #expect(StyleRole("some.name") == StyleRole(["some", "name"].joined(separator: ".")))
    #expect(StyleRole("some.name").name == "some.name")
    #expect(StyleRole("some.name").parent == StyleRole("some"))
    #expect(StyleRole("some").parent == nil)
    #expect(StyleRole("some") != StyleRole("other"))
  }

  @Test nonisolated func namesGivenAtTheSameTimeStayApart() async {
    let names = (0..<200).map { "together.\($0 % 50).\($0)" }
    var roles: [String: StyleRole] = [:]
    await withTaskGroup(of: (String, StyleRole).self) { group in
      for name in names { group.addTask { (name, StyleRole(name)) } }
      for await (name, role) in group { roles[name] = role }
    }
    #expect(Set(roles.values).count == names.count)
    #expect(roles.allSatisfy { $0.value.name == $0.key })
  }

  @Test func replacedStylesTakeThePlaceOfThoseBefore() {
    let other = theme.replacing([StyleRole("a"): TextStyle(foreground: .ansi(9))], name: "other")
    #expect(other.name == "other")
    #expect(other.style(for: StyleRole("a")) == TextStyle(foreground: .ansi(9)))
    #expect(other.style(for: StyleRole("a.b")).foreground == .ansi(9))
    #expect(theme.replacing([:]) == theme)
    #expect(theme != other)
  }

  @Test func builtInThemesAreFoundByName() {
    #expect(Theme.builtIn.count == 8)
    #expect(Set(Theme.builtIn.map(\.name)).count == 8)
    #expect(Theme.builtIn(named: "kame LIGHT") == .kameLight)
    #expect(Theme.builtIn(named: "none") == nil)
  }

  @Test(arguments: [(-1, "heatMap.0"), (0, "heatMap.0"), (4, "heatMap.4"), (9, "heatMap.4")])
  func aHeatMapHasFiveLevels(_ level: Int, _ name: String) {
    #expect(StyleRole.heatMap(level).name == name)
  }

  @Test(arguments: [(0, "plot.1"), (1, "plot.1"), (4, "plot.4"), (5, "plot.1"), (7, "plot.3")])
  func plotsGoRound(_ number: Int, _ name: String) {
    #expect(StyleRole.plot(number).name == name)
  }
}
