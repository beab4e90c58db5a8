// SPDX-License-Identifier: Apache-2.0

extension ThemeColors {
  /// The style of every role of the kit.
  ///
  /// Attributes tell states apart as well as colours do: the focused or chosen element is bold, an
  /// error is underlined.
  var styles: [StyleRole: TextStyle] {
    var styles = textStyles
    for part in [codeStyles, controlStyles, messageStyles, pictureStyles] {
      styles.merge(part) { $1 }
    }
    return styles
  }

  private var textStyles: [StyleRole: TextStyle] {
    [
      .ground: TextStyle(foreground: text, background: ground),
      .sheet: TextStyle(foreground: text, background: sheet),
      .menu: TextStyle(foreground: text, background: raised),
      .secondary: TextStyle(foreground: secondary),
      .accent: TextStyle(foreground: accent, attributes: .bold),
      .accentSecond: TextStyle(foreground: accentSecond, attributes: .bold),
      .title: TextStyle(foreground: accent, attributes: .bold),
      .link: TextStyle(foreground: accent, attributes: .underline),
      .disabled: TextStyle(foreground: disabled),
      .key: TextStyle(foreground: accent, attributes: .bold),
      .keyHint: TextStyle(foreground: secondary),
      .paletteMatch: TextStyle(foreground: match, attributes: [.bold, .underline]),
      .tableHeader: TextStyle(foreground: accentSecond, attributes: [.bold, .underline]),
      .line: TextStyle(foreground: line),
      .lineAccent: TextStyle(foreground: lineAccent),
      .selection: TextStyle(foreground: bright, background: selection, attributes: .bold),
      .selectionUnfocused: TextStyle(foreground: text, background: selectionUnfocused),
    ]
  }

  private var codeStyles: [StyleRole: TextStyle] {
    [
      .code: TextStyle(foreground: accentSecond),
      .codeKeyword: TextStyle(foreground: accent, attributes: .bold),
      .codeType: TextStyle(foreground: info),
      .codeString: TextStyle(foreground: success),
      .codeNumber: TextStyle(foreground: warning),
      .codeComment: TextStyle(foreground: secondary, attributes: .italic),
    ]
  }

  private var controlStyles: [StyleRole: TextStyle] {
    [
      .button: TextStyle(foreground: text),
      .buttonFocused: TextStyle(foreground: onFocus, background: focus, attributes: .bold),
      .buttonDisabled: TextStyle(foreground: disabled),
      .buttonDestructive: TextStyle(foreground: error, attributes: .underline),
      .buttonProminent: TextStyle(foreground: accent, attributes: .bold),
      .iconButton: TextStyle(foreground: accentSecond),
      .field: TextStyle(foreground: text, background: raised),
      .fieldFocused: TextStyle(foreground: bright, attributes: .underline),
      .fieldInvalid: TextStyle(foreground: error, attributes: [.bold, .underline]),
      .fieldPlaceholder: TextStyle(foreground: secondary, attributes: .italic),
      .fieldSelection: TextStyle(foreground: onFocus, background: focus),
      .toggleOn: TextStyle(foreground: accent, attributes: .bold),
      .toggleOff: TextStyle(foreground: secondary),
      .sliderTrack: TextStyle(foreground: line),
      .sliderFill: TextStyle(foreground: lineAccent, attributes: .bold),
      .sliderKnob: TextStyle(foreground: bright),
      .progressTrack: TextStyle(foreground: line),
      .progressFill: TextStyle(foreground: lineAccent, attributes: .bold),
      .tab: TextStyle(foreground: secondary),
      .tabSelected: TextStyle(foreground: accent, attributes: [.bold, .underline]),
      .badge: TextStyle(foreground: onFocus, background: focus, attributes: .bold),
      .scrollbarTrack: TextStyle(foreground: line),
      .scrollbarThumb: TextStyle(foreground: lineAccent, attributes: .bold),
    ]
  }

  private var messageStyles: [StyleRole: TextStyle] {
    [
      .error: TextStyle(foreground: error, attributes: [.bold, .underline]),
      .success: TextStyle(foreground: success, attributes: .bold),
      .warning: TextStyle(foreground: warning, attributes: .italic),
      .info: TextStyle(foreground: info),
      .toast: TextStyle(foreground: text, background: raised),
      .toastInfo: infoGround.style([]),
      .toastSuccess: successGround.style(),
      .toastWarning: warningGround.style(.italic),
      .toastError: errorGround.style([.bold, .underline]),
    ]
  }

  private var pictureStyles: [StyleRole: TextStyle] {
    var styles: [StyleRole: TextStyle] = [
      .shadow: TextStyle(foreground: shadow),
      .plotNegative: TextStyle(foreground: error),
      .plotAxis: TextStyle(foreground: secondary),
    ]
    for (role, color) in zip(StyleRole.heatMapLevels, heat) {
      styles[role] = TextStyle(foreground: color)
    }
    for (role, color) in zip(StyleRole.plots, plots) {
      styles[role] = TextStyle(foreground: color)
    }
    return styles
  }
}
