/// The purpose of a part of the screen. Views name roles, and a theme gives them styles.
///
/// Dots mean inheritance: `button.focused` takes what the theme leaves open from `button`, and that
/// from the background.
public struct StyleRole: Hashable, Sendable {
  /// The number that stands for the name.
  let index: UInt32

  /// The role called `name`, from the general to the particular: "button.focused".
  public init(_ name: String) {
    index = RoleNames.index(of: name)
  }

  init(index: UInt32) {
    self.index = index
  }

  /// The name, from the general to the particular: "button.focused".
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
  /// Text that matters less than the rest.
  public static let secondary = StyleRole("secondary")
  /// What draws the eye.
  public static let accent = StyleRole("accent")
  /// The second colour beside ``accent``.
  public static let accentSecond = StyleRole("accentSecond")
  /// Headings.
  public static let title = StyleRole("title")
  /// Lines and borders.
  public static let line = StyleRole("line")
  /// The lines of what has the focus, or is to draw the eye.
  public static let lineAccent = StyleRole("line.accent")
  /// A button.
  public static let button = StyleRole("button")
  /// A button that has the focus.
  public static let buttonFocused = StyleRole("button.focused")
  /// A button that can't be used now.
  public static let buttonDisabled = StyleRole("button.disabled")
  /// A button that destroys something.
  public static let buttonDestructive = StyleRole("button.destructive")
  /// The button that people most likely want.
  public static let buttonProminent = StyleRole("button.prominent")
  /// A button that is an icon alone.
  public static let iconButton = StyleRole("iconButton")
  /// The name of a key.
  public static let key = StyleRole("key")
  /// The ground of a sheet.
  public static let sheet = StyleRole("sheet")
  /// Something is wrong.
  public static let error = StyleRole("error")
  /// Something went well.
  public static let success = StyleRole("success")
}

extension StyleRole {
  /// The chosen row of a list, a menu or a table.
  public static let selection = StyleRole("selection")
  /// The chosen row where the keys go elsewhere.
  public static let selectionUnfocused = StyleRole("selection.unfocused")
  /// A field to write in, and the text in it.
  public static let field = StyleRole("field")
  /// The field that has the focus.
  public static let fieldFocused = StyleRole("field.focused")
  /// A field whose text will not do.
  public static let fieldInvalid = StyleRole("field.invalid")
  /// What an empty field says is to be written in it.
  public static let fieldPlaceholder = StyleRole("field.placeholder")
  /// The selected part of a field's text.
  public static let fieldSelection = StyleRole("field.selection")
  /// A switch.
  public static let toggle = StyleRole("toggle")
  /// A switch that is on.
  public static let toggleOn = StyleRole("toggle.on")
  /// A switch that is off.
  public static let toggleOff = StyleRole("toggle.off")
  /// The whole way of a slider.
  public static let sliderTrack = StyleRole("slider.track")
  /// The part of the way that lies behind the knob.
  public static let sliderFill = StyleRole("slider.fill")
  /// What is moved along a slider.
  public static let sliderKnob = StyleRole("slider.knob")
  /// The whole of a progress bar.
  public static let progressTrack = StyleRole("progress.track")
  /// The part of it that is done, and a spinner.
  public static let progressFill = StyleRole("progress.fill")
  /// The name of one of several pages.
  public static let tab = StyleRole("tab")
  /// The name of the page that is shown.
  public static let tabSelected = StyleRole("tab.selected")
  /// A number or a word on a spot of colour, in a program's own views.
  public static let badge = StyleRole("badge")
  /// What the keys in force do, beside their names in the look of ``key``, on the last line.
  public static let keyHint = StyleRole("keyHint")
  /// Text that leads somewhere, in a program's own views.
  public static let link = StyleRole("link")
  /// What cannot be used now.
  public static let disabled = StyleRole("disabled")
  /// The heading of a table's column.
  public static let tableHeader = StyleRole("table.header")
  /// The way of a scroll bar.
  public static let scrollbarTrack = StyleRole("scrollbar.track")
  /// The part of it that stands for what is seen.
  public static let scrollbarThumb = StyleRole("scrollbar.thumb")
}

extension StyleRole {
  /// Something is worth knowing: for text of a program's own, as ``warning`` is.
  public static let info = StyleRole("info")
  /// Something may go wrong.
  public static let warning = StyleRole("warning")
  /// A message that goes away by itself.
  public static let toast = StyleRole("toast")
  /// A message of what is worth knowing.
  public static let toastInfo = StyleRole("toast.info")
  /// A message that something went well.
  public static let toastSuccess = StyleRole("toast.success")
  /// A message that something may go wrong.
  public static let toastWarning = StyleRole("toast.warning")
  /// A message that something went wrong.
  public static let toastError = StyleRole("toast.error")
  /// The ground of a menu or of another small sheet, and its rows.
  public static let menu = StyleRole("menu")
  /// The letters of a found command that were typed.
  public static let paletteMatch = StyleRole("palette.match")
}

extension StyleRole {
  /// Behind and below what stands out, such as big letters.
  public static let shadow = StyleRole("shadow")
  /// The lines of a plot, 1 to 4; further ones begin anew.
  public static let plots = (1...4).map { StyleRole("plot.\($0)") }
  /// Bars that stand for less than nothing.
  public static let plotNegative = StyleRole("plot.negative")
  /// What is written beside a plot.
  public static let plotAxis = StyleRole("plot.axis")
  /// The squares of a heat map by how much there was, from nothing, 0, to the most, 4.
  public static let heatMapLevels = (0...4).map { StyleRole("heatMap.\($0)") }

  /// The line of a plot numbered `number`, from 1 on.
  public static func plot(_ number: Int) -> StyleRole {
    plots[(max(1, number) - 1) % plots.count]
  }

  /// The squares of a heat map at `level`, brought to 0 to 4.
  public static func heatMap(_ level: Int) -> StyleRole {
    heatMapLevels[min(max(level, 0), heatMapLevels.count - 1)]
  }
}
