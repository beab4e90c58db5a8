import Console
import TestSupport
import Testing

/// Everything can be read: the contrast of WCAG 2 of every role on every ground that it may stand
/// on, in every theme, as terminals of every depth show it.
struct ThemeContrastTests {
  /// What a role stands on, and what is asked of it there.
  private struct Requirement {
    let roles: [StyleRole]
    let grounds: [StyleRole]
    /// Whether it is to be read; else it is a line, or cannot be used now.
    let isText: Bool
  }

  private nonisolated static let requirements: [Requirement] = [
    Requirement(
      roles: [
        .ground, .secondary, .accent, .accentSecond, .title, .button, .buttonFocused,
        .buttonDestructive, .buttonProminent, .iconButton,
        .key, .keyHint, .link, .error, .success, .warning, .info, .toggleOn, .toggleOff, .tab,
        .tabSelected, .badge, .tableHeader, .paletteMatch, .selection, .selectionUnfocused,
        .toast, .toastInfo, .toastSuccess, .toastWarning, .toastError, .sliderKnob,
        .field, .fieldFocused, .fieldInvalid, .fieldPlaceholder, .fieldSelection, .sheet, .menu,
      ],
      grounds: [.ground, .sheet, .menu], isText: true),
    Requirement(
      roles: [
        .secondary, .accent, .key, .keyHint, .link, .error, .success, .warning, .info,
        .paletteMatch, .toggleOn, .toggleOff,
      ],
      grounds: [.selection, .selectionUnfocused], isText: true),
    Requirement(roles: [.error, .secondary], grounds: [.field, .toast], isText: true),
    Requirement(
      roles: [
        .line, .lineAccent, .disabled, .buttonDisabled, .sliderTrack, .sliderFill, .progressTrack,
        .progressFill, .scrollbarTrack, .scrollbarThumb,
      ],
      grounds: [.ground, .sheet, .menu], isText: false),
    Requirement(roles: StyleRole.plots, grounds: [.ground, .sheet], isText: false),
  ]

  @Test(arguments: Theme.builtIn, ColorDepth.allCases)
  func everyRoleCanBeReadWhereverItMayStand(_ theme: Theme, _ depth: ColorDepth) {
    let isHigh = theme == .highContrast
    for requirement in Self.requirements {
      let least = requirement.isText ? (isHigh ? 7 : 4.5) : (isHigh ? 4.5 : 3)
      for role in requirement.roles {
        for ground in requirement.grounds {
          let shown = ShownStyle(role, on: ground, of: theme, at: depth)
          guard let contrast = shown.contrast else { continue }
          #expect(contrast >= least, "\(role) on \(ground) of \(theme.name): \(shown)")
        }
      }
    }
  }

  /// Colours on the terminal's own ground, which may be light or dark, could not be vouched for.
  @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func aColourNeverStandsOnAGroundThatNobodyKnows(_ theme: Theme, _ depth: ColorDepth) {
    for role in theme.styles.keys {
      let shown = ShownStyle(role, on: .ground, of: theme, at: depth)
      #expect(
        (shown.foreground == .terminalDefault) == (shown.background == .terminalDefault),
        "\(role) of \(theme.name)")
    }
  }

  @Test(arguments: Theme.builtIn)
  func everyThemeFillsTheRolesThatStandAlone(_ theme: Theme) {
    let open = Theme.kameDark.styles.keys.filter { role in
      theme.styles[role] == nil && theme != .monochrome
    }
    #expect(open.isEmpty, "\(theme.name) leaves open \(open)")
  }

  /// From step to step of a heat map the light goes one way.
  @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .indexed256])
  func aHeatMapGetsStrongerStepByStep(_ theme: Theme, _ depth: ColorDepth) throws {
    guard theme != .monochrome else { return }
    let ground = try #require(theme.style(for: .ground).background)
    let ratios = try StyleRole.heatMapLevels.map { role in
      let color = try #require(theme.style(for: role).foreground)
      return try #require(color.nearest(at: depth).contrast(with: ground.nearest(at: depth)))
    }
    for (weak, strong) in zip(ratios, ratios.dropFirst()) {
      #expect(strong > weak * 1.2, "\(theme.name): \(ratios)")
    }
    #expect(ratios[1] >= 1.5)
  }
}
