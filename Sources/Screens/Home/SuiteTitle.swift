import Widgets

/// The program's name in two colours side by side.
struct SuiteTitle: View {
  let words: AppWords

  var body: some View {
    HStack {
      Text("\(words.titleFirst) ").foregroundStyle(.accent)
      Text(words.titleSecond).foregroundStyle(.accentSecond)
      Text(" \(words.titleThird)").foregroundStyle(.accent)
    }
  }
}
