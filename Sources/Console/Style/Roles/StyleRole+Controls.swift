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
