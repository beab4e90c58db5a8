/// All examples.
public enum Catalogue {
  /// By group, in the order of the documentation.
  public static let examples: [Example] = [
    .stacks,
    .text,
    .styledText,
    .bigText,
    .button,
    .buttonStates,
    .toggle,
    .picker,
    .stepper,
    .slider,
    .slideSwitch,
    .textField,
    .colorPicker,
    .progressView,
    .menu,
    .disclosureGroup,
    .scrollView,
    .list,
    .table,
    .form,
    .pager,
    .navigationSplitView,
    .popover,
    .accentedFrame,
    .joinedLines,
    .shapes,
    .blockImage,
    .sparkline,
    .barChart,
    .linePlot,
    .calendarHeatMap,
  ]

  /// The examples of `group`, in order.
  public static func examples(in group: Example.Group) -> [Example] {
    examples.filter { $0.group == group }
  }
}
