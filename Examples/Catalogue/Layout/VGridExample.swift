import Scutes

/// As many columns as fit.
struct VGridExample: View {
  private static let words = [
    "Naked single", "Hidden single", "Naked pair", "X-wing", "Swordfish", "XY-wing", "Skyscraper",
  ]

  var body: some View {
    VGridLayout(columns: [GridItem(.adaptive(minimum: 14))], verticalSpacing: 1) {
      ForEach(Self.words, id: \.self) { word in
        Text(word).lineLimit(1).frame(maxWidth: .infinity).background(.selectionUnfocused)
      }
    }
  }
}

extension Example {
  static let vGrid = Example(
    "VGridLayout, GridItem", .layout,
    "Views in columns of given widths: fixed, flexible, or as many as there is room for.",
    width: 48, height: 7
  ) {
    VGridExample()
  }
}
