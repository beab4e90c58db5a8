import Scutes

/// Settings by subject.
struct NavigationSplitViewExample: View {
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var subject: String? = "Themes"

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column, sidebarWidth: 12, wideFrom: 36) {
      List(selection: $subject) {
        ForEach(["Themes", "Sound", "Keys"], id: \.self) { name in Text(name) }
      }
      .onActivate { _ in column = .detail }
    } detail: {
      Text("All about \(subject?.lowercased() ?? "nothing")").padding(.horizontal, 1)
    }
  }
}

extension Example {
  static let navigationSplitView = Example(
    "NavigationSplitView", .containers,
    "A sidebar and the detail it leads to, side by side where there is room. Where there is not, one"
      + " at a time, and Escape leads back.", height: 5, keys: "↓"
  ) {
    NavigationSplitViewExample()
  }
}
