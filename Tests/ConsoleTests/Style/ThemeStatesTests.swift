import ScutesConsole
import TestSupport
import Testing

/// States that must be distinguishable differ in colour or an attribute.
struct ThemeStatesTests {
  private nonisolated static let states: [(StyleRole, StyleRole)] = [
    (.button, .buttonFocused), (.iconButton, .buttonFocused), (.button, .buttonDisabled),
    (.button, .buttonDestructive), (.buttonFocused, .buttonDestructive),
    (.button, .buttonProminent), (.buttonFocused, .buttonProminent),
    (.buttonDestructive, .buttonProminent),
    (.menu, .selection), (.ground, .selection), (.sheet, .selection),
    (.menu, .selectionUnfocused), (.ground, .selectionUnfocused),
    (.selection, .selectionUnfocused), (.field, .fieldFocused), (.field, .fieldPlaceholder),
    (.field, .fieldInvalid), (.fieldFocused, .fieldInvalid), (.field, .fieldSelection),
    (.toggleOn, .toggleOff), (.sliderTrack, .sliderFill), (.sliderFill, .sliderKnob),
    (.progressTrack, .progressFill), (.tab, .tabSelected), (.scrollbarTrack, .scrollbarThumb),
    (.error, .success), (.error, .warning), (.error, .ground), (.success, .warning),
    (.warning, .ground), (.success, .ground), (.toastError, .toastSuccess),
    (.toastError, .toastWarning), (.toastSuccess, .toastWarning), (.toastInfo, .toastError),
    (.menu, .paletteMatch), (.ground, .link), (.ground, .title),
  ]

  /// The theme made for sixteen or eight colours is the one to use there.
  @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func statesCanBeToldApart(_ theme: Theme, _ depth: ColorDepth) {
    guard depth >= .indexed256 || theme == .terminalSixteen else { return }
    for (one, two) in Self.states {
      let first = ShownStyle(one, on: .ground, of: theme, at: depth)
      let second = ShownStyle(two, on: .ground, of: theme, at: depth)
      #expect(first.isDistinct(from: second), "\(one), \(two) of \(theme.name): \(first)")
    }
  }

  /// Without colours, attributes have to suffice. Disabled buttons and the sides of a switch also
  /// differ in their glyphs.
  @Test func withoutColoursStatesDifferByAttributes() {
    for (one, two) in Self.states {
      let first = ShownStyle(one, on: .ground, of: .monochrome, at: .monochrome)
      let second = ShownStyle(two, on: .ground, of: .monochrome, at: .monochrome)
      #expect(first.attributes != second.attributes, "\(one) and \(two)")
    }
  }

  /// Errors differ from successes by an attribute in every theme, and in the theme for colour
  /// blindness by colours that everybody can tell apart.
  @Test(arguments: ColorVision.allCases)
  func errorsAndSuccessesDifferForEveryEye(_ vision: ColorVision) {
    let pairs: [(StyleRole, StyleRole)] = [
      (.error, .success), (.error, .warning), (.success, .warning), (.toastError, .toastSuccess),
      (.toastError, .toastInfo),
    ]
    for (one, two) in pairs {
      for theme in Theme.builtIn {
        let first = ShownStyle(one, on: .ground, of: theme, at: .trueColor)
        let second = ShownStyle(two, on: .ground, of: theme, at: .trueColor)
        #expect(first.isDistinct(from: second, for: vision), "\(one), \(two) of \(theme.name)")
      }
      let safe = Theme.colorBlindSafe
      let colors = [one, two].map { role in
        let style = safe.style(for: role)
        return vision.sees(style.background ?? style.foreground ?? .terminalDefault)
      }
      #expect(colors[0].difference(from: colors[1]) ?? 0 >= 0.05, "\(one), \(two) for \(vision)")
    }
  }

  @Test func thePlotsOfTheColourBlindSafeThemeDifferForEveryEye() throws {
    for vision in ColorVision.allCases {
      let colors = try StyleRole.plots.map {
        vision.sees(try #require(Theme.colorBlindSafe.style(for: $0).foreground))
      }
      for (index, color) in colors.enumerated() {
        for other in colors[(index + 1)...] {
          #expect(color.difference(from: other) ?? 0 >= 0.05, "\(color), \(other), \(vision)")
        }
      }
    }
  }
}
