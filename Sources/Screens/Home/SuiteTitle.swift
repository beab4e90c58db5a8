import Widgets

/// The program's name in two colours side by side.
struct SuiteTitle: View {
  let words: AppWords
  /// Whether it is in letters made of blocks, which take 107 columns and 5 rows.
  var isBig = false

  var body: some View {
    if isBig {
      HStack(spacing: 3) {
        letters(words.titleFirst, .accent)
        letters(words.titleSecond, .accentSecond)
        letters(words.titleThird, .accent)
      }
    } else {
      HStack {
        Text("\(words.titleFirst) ").foregroundStyle(.accent)
        Text(words.titleSecond).foregroundStyle(.accentSecond)
        Text(" \(words.titleThird)").foregroundStyle(.accent)
      }
      .bold()
    }
  }

  private func letters(_ text: String, _ role: StyleRole) -> some View {
    BigText(text, largest: .medium, role: role).frame(height: 5)
  }
}
