// SPDX-License-Identifier: Apache-2.0

/// The purpose of a part of the screen. Views use roles, and a theme gives them styles.
///
/// Dots express inheritance: whatever a theme doesn't set for `button.focused` comes from `button`,
/// and then from the ground.
public struct StyleRole: Hashable, Sendable {
  /// The number of the name.
  let index: UInt32

  /// Creates a role named `name`, from the general to the specific: "button.focused".
  public init(_ name: String) {
    index = RoleNames.index(of: name)
  }

  init(index: UInt32) {
    self.index = index
  }

  /// The name, from the general to the specific: "button.focused".
  public var name: String { RoleNames.name(of: index) }

  /// The role that this one inherits from.
  public var parent: StyleRole? { RoleNames.parent(of: index).map(StyleRole.init(index:)) }
}

extension StyleRole: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension StyleRole {
  /// The empty screen, and text on it.
  public static let ground = StyleRole("ground")
  /// Less important text.
  public static let secondary = StyleRole("secondary")
  /// The accent colour.
  public static let accent = StyleRole("accent")
  /// The second accent colour.
  public static let accentSecond = StyleRole("accentSecond")
  /// Headings.
  public static let title = StyleRole("title")
  /// Lines and borders.
  public static let line = StyleRole("line")
  /// The lines of focused or emphasized elements.
  public static let lineAccent = StyleRole("line.accent")
  /// A button.
  public static let button = StyleRole("button")
  /// A button that has the focus.
  public static let buttonFocused = StyleRole("button.focused")
  /// A disabled button.
  public static let buttonDisabled = StyleRole("button.disabled")
  /// A button for a destructive action.
  public static let buttonDestructive = StyleRole("button.destructive")
  /// The button that people most likely want.
  public static let buttonProminent = StyleRole("button.prominent")
  /// A button with an icon only.
  public static let iconButton = StyleRole("iconButton")
  /// The name of a key.
  public static let key = StyleRole("key")
  /// The background of a sheet.
  public static let sheet = StyleRole("sheet")
  /// An error.
  public static let error = StyleRole("error")
  /// A success.
  public static let success = StyleRole("success")
}

extension StyleRole {
  /// The chosen row of a list, a menu or a table.
  public static let selection = StyleRole("selection")
  /// The chosen row while the focus is elsewhere.
  public static let selectionUnfocused = StyleRole("selection.unfocused")
  /// A text field and its text.
  public static let field = StyleRole("field")
  /// The field that has the focus.
  public static let fieldFocused = StyleRole("field.focused")
  /// A field with invalid text.
  public static let fieldInvalid = StyleRole("field.invalid")
  /// The placeholder in an empty field.
  public static let fieldPlaceholder = StyleRole("field.placeholder")
  /// The selected part of a field's text.
  public static let fieldSelection = StyleRole("field.selection")
  /// A switch.
  public static let toggle = StyleRole("toggle")
  /// A switch that is on.
  public static let toggleOn = StyleRole("toggle.on")
  /// A switch that is off.
  public static let toggleOff = StyleRole("toggle.off")
  /// The track of a slider.
  public static let sliderTrack = StyleRole("slider.track")
  /// The part of the track behind the knob.
  public static let sliderFill = StyleRole("slider.fill")
  /// The knob of a slider.
  public static let sliderKnob = StyleRole("slider.knob")
  /// The track of a progress bar.
  public static let progressTrack = StyleRole("progress.track")
  /// The completed part of a progress bar, and a spinner.
  public static let progressFill = StyleRole("progress.fill")
  /// The label of a tab.
  public static let tab = StyleRole("tab")
  /// The label of the selected tab.
  public static let tabSelected = StyleRole("tab.selected")
  /// A number or a word in a spot of colour, for a program's own views.
  public static let badge = StyleRole("badge")
  /// The actions of the available keys on the last line, beside the key names in the style of
  /// ``key``.
  public static let keyHint = StyleRole("keyHint")
  /// A link.
  public static let link = StyleRole("link")
  /// A disabled element.
  public static let disabled = StyleRole("disabled")
  /// The heading of a table's column.
  public static let tableHeader = StyleRole("table.header")
  /// The track of a scroll bar.
  public static let scrollbarTrack = StyleRole("scrollbar.track")
  /// The thumb of a scroll bar.
  public static let scrollbarThumb = StyleRole("scrollbar.thumb")
}

extension StyleRole {
  /// Code in a text, and what is no other part of it.
  public static let code = StyleRole("code")
  /// A word with a meaning of its own in the language.
  public static let codeKeyword = StyleRole("code.keyword")
  /// The name of a type, or of a member in JSON.
  public static let codeType = StyleRole("code.type")
  /// Text within quotation marks.
  public static let codeString = StyleRole("code.string")
  /// A number.
  public static let codeNumber = StyleRole("code.number")
  /// A comment.
  public static let codeComment = StyleRole("code.comment")
}

extension StyleRole {
  /// A piece of information, for a program's own text.
  public static let info = StyleRole("info")
  /// A warning, for a program's own text.
  public static let warning = StyleRole("warning")
  /// A toast, a message that goes away by itself.
  public static let toast = StyleRole("toast")
  /// An informative toast.
  public static let toastInfo = StyleRole("toast.info")
  /// A toast about a success.
  public static let toastSuccess = StyleRole("toast.success")
  /// A warning toast.
  public static let toastWarning = StyleRole("toast.warning")
  /// A toast about an error.
  public static let toastError = StyleRole("toast.error")
  /// The background of a menu or another small sheet, and its rows.
  public static let menu = StyleRole("menu")
  /// The typed letters in a match of the command palette.
  public static let paletteMatch = StyleRole("palette.match")
}

extension StyleRole {
  /// The shadow of something raised, such as big letters.
  public static let shadow = StyleRole("shadow")
  /// The lines of a plot, 1 to 4. Further lines start over.
  public static let plots = (1...4).map { StyleRole("plot.\($0)") }
  /// Bars for negative values.
  public static let plotNegative = StyleRole("plot.negative")
  /// The labels of a plot.
  public static let plotAxis = StyleRole("plot.axis")
  /// The squares of a heat map, from 0 for nothing to 4 for the most.
  public static let heatMapLevels = (0...4).map { StyleRole("heatMap.\($0)") }

  /// The plot line `number`, from 1.
  public static func plot(_ number: Int) -> StyleRole {
    plots[(max(1, number) - 1) % plots.count]
  }

  /// The squares of a heat map at `level`, clamped to 0 to 4.
  public static func heatMap(_ level: Int) -> StyleRole {
    heatMapLevels[min(max(level, 0), heatMapLevels.count - 1)]
  }
}
