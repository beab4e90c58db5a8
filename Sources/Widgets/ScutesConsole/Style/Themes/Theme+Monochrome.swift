// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// No colours. Weight, lines and reversal tell things apart.
  public static let monochrome = Theme(
    name: "Monochrome", styles: Dictionary(uniqueKeysWithValues: monochromeStyles))

  private static var monochromeStyles: [(StyleRole, TextStyle)] {
    let attributes: [(TextAttributes, [StyleRole])] = [
      (
        .bold,
        [
          .accent, .title, .lineAccent, .key, .success, .toggleOn, .sliderFill, .progressFill,
          .codeKeyword, .buttonProminent, .scrollbarThumb, .toastSuccess, .heatMap(3),
        ]
      ),
      (.underline, [.accentSecond, .link, .field, .selectionUnfocused, .buttonDestructive]),
      (.italic, [.warning, .toastWarning, .fieldPlaceholder, .codeComment]),
      (.dim, [.disabled, .buttonDisabled, .shadow, .heatMap(0)]),
      ([.bold, .underline], [.error, .fieldFocused, .paletteMatch, .tableHeader]),
      (
        .reverse,
        [
          .selection, .buttonFocused, .fieldSelection, .sliderKnob, .tabSelected, .badge,
          .toastInfo, .heatMap(4),
        ]
      ),
      ([.reverse, .bold], [.fieldInvalid, .toastError]),
    ]
    let plain: [StyleRole] = [.ground, .sheet, .menu, .toast]
    return attributes.flatMap { attributes, roles in
      roles.map { ($0, TextStyle(attributes: attributes)) }
    }
      + plain.map {
        ($0, TextStyle(foreground: .terminalDefault, background: .terminalDefault))
      }
  }
}
