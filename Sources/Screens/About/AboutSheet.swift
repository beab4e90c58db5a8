import Widgets

/// What the program is, who made it, under which terms, and what it is built on.
///
/// ```
///           Ultimate Sudoku Pro
///      Version 0.1.0, build 20261121.1200
///  Developers
///    Team leader        Hungu Lim
///    …
///  [Licence] Libraries
///  Copyright (C) 2025 moof software  ┃
///  …                                 │
///   The turtle     Restart the welcome
/// ```
struct AboutSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.clock) private var clock
  @State private var page = AboutPage.licence
  @State private var turtle: TurtleRun?
  @State private var asksToRestart = false
  let suite: Suite

  var body: some View {
    VStack {
      if let turtle {
        TurtleView(run: turtle, words: words, goHome: { perform(.turtle) })
      } else {
        facts
      }
    }
    .frame(width: width)
    .keyBindings(
      suite.words.home.about, id: "about",
      AboutAction.bindings(suite.words, isTurtleOut: turtle != nil), perform: perform
    )
    .askingToRestart(suite, isPresented: $asksToRestart)
  }

  private var words: Spoken<AboutWords> { suite.words.about }

  private var facts: some View {
    VStack(spacing: isTall ? 1 : 0) {
      VStack {
        SuiteTitle(words: suite.words.app)
        Text(versionLine).foregroundStyle(.secondary).lineLimit(1)
      }
      developers
      TabView(AboutPage.allCases, selection: $page, title: title) { page in
        ScrollView { text(of: page) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .frame(height: pageRows + 1)
      HStack {
        Button(words.turtle) { perform(.turtle) }
        Spacer()
        Button {
          perform(.restart)
        } label: {
          Text(suite.words.settings.title(.restart)).lineLimit(1)
        }
      }
    }
  }

  private var versionLine: String {
    let facts = suite.outside.program
    return words(.version(number: facts.version, build: facts.build))
  }

  private var developers: some View {
    VStack(alignment: .leading) {
      Text(words.developers).bold().foregroundStyle(.title)
      ForEach(Developer.allCases, id: \.self) { developer in
        HStack {
          Text("  \(words.role(developer))").foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 1)
          Text(developer.name).lineLimit(1)
        }
      }
    }
  }

  private func title(_ page: AboutPage) -> String {
    switch page {
    case .licence: words.licence
    case .libraries: words.libraries
    }
  }

  @ViewBuilder private func text(of page: AboutPage) -> some View {
    switch page {
    case .licence:
      VStack(alignment: .leading, spacing: 1) {
        ForEach(Licence.notice, id: \.self) { Text($0) }
      }
    case .libraries:
      VStack(alignment: .leading) {
        ForEach(Library.all) { library in
          HStack {
            Text(library.name).lineLimit(1)
            Spacer(minLength: 1)
            Text(library.licence).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .frame(width: width - 2)
    }
  }

  private func perform(_ action: AboutAction) {
    switch action {
    case .turtle: turtle = turtle == nil ? TurtleRun(from: clock.now) : nil
    case .restart: asksToRestart = true
    }
  }
}

/// What can be read below the developers.
nonisolated enum AboutPage: CaseIterable, Identifiable {
  case licence
  case libraries

  var id: Self { self }
}

extension AboutSheet {
  private var width: Int { min(56, size.width - 6) }
  /// Whether there is room for blank rows between the parts.
  private var isTall: Bool { size.height >= 24 }

  /// Rows of the notice: what the title, the developers and the buttons leave.
  private var pageRows: Int {
    let others = 2 + 1 + Developer.allCases.count + 1 + 1 + (isTall ? 3 : 0)
    return max(3, min(13, size.height - 5 - others))
  }
}
