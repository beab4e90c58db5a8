import ScutesConsole
import TestSupport
import Testing

/// Everything is legible: the WCAG 2 contrast of every role on each of its possible grounds, in
/// every theme and at every colour depth.
struct ThemeContrastTests {
  /// A ground of a role, and the contrast required there.
  private struct Requirement {
    let roles: [StyleRole]
    let grounds: [StyleRole]
    /// `true` for text, `false` for lines and disabled elements.
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

  /// Legibility on the terminal's own ground, which may be light or dark, couldn't be guaranteed.
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

  /// The light of a heat map changes in one direction from step to step.
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
