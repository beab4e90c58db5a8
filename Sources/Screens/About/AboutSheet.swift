import Widgets

/// The program's version, developers, licence and libraries, and the terminal in use.
///
/// ```
///           Ultimate Sudoku Pro
///      Version 0.1.0, build 20261121.1200
///  Developers
///    Team leader        Hungu Lim
///    …
///  [Licence] Libraries  Terminal
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
  let suite: any RestartHost

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

  private var words: AboutWords { suite.words.about }

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
    let facts = suite.dependencies.program
    return words.version(number: facts.version, build: facts.build)
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
    case .terminal: words.terminal
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
    case .terminal:
      VStack(alignment: .leading) {
        let rows = suite.dependencies.terminalFacts()?.rows(words.fact) ?? []
        ForEach(rows, id: \.label) { row in
          HStack {
            Text(row.label).foregroundStyle(.secondary).lineLimit(1)
            Spacer(minLength: 1)
            Text(row.value).lineLimit(1)
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

/// The text below the developers.
private nonisolated enum AboutPage: CaseIterable, Identifiable {
  case licence
  case libraries
  case terminal

  var id: Self { self }
}

extension AboutSheet {
  private var width: Int { min(56, size.width - 6) }
  /// `true` if blank rows fit between the parts.
  private var isTall: Bool { size.height >= 24 }

  /// Rows of the text, without those of the title, the developers and the buttons.
  private var pageRows: Int {
    let others = 2 + 1 + Developer.allCases.count + 1 + 1 + (isTall ? 3 : 0)
    return max(3, min(13, size.height - 5 - others))
  }
}

/// The key actions of About.
nonisolated enum AboutAction: String, CaseIterable, KeyAction {
  /// Starts or stops the turtle's game.
  case turtle = "turtle"
  /// Asks whether to show the welcome again.
  case restart = "restart"

  static let table = "about"

  /// The keys of About.
  static func bindings(_ words: Words, isTurtleOut: Bool = false) -> [KeyBinding<AboutAction>] {
    let turtle = isTurtleOut ? words.about.turtleHome : words.about.turtle
    let first = KeyBinding([KeyPress("t")], AboutAction.turtle, turtle.lowercased())
    let restart = KeyBinding(
      [KeyPress("R")], AboutAction.restart, words.settings.title(.restart).lowercased())
    return isTurtleOut ? [first] : [first, restart]
  }
}

/// The licence of the program, never translated since only the original is binding.
nonisolated enum Licence {
  /// The notice, one paragraph per element.
  static let notice = [
    "Copyright (C) 2025 moof software",
    "This program is free software: you can redistribute it and/or modify it under the terms of "
      + "the GNU General Public License as published by the Free Software Foundation, either "
      + "version 3 of the License, or (at your option) any later version.",
    "This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; "
      + "without even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR "
      + "PURPOSE. See the GNU General Public License for more details.",
    "You should have received a copy of the GNU General Public License along with this program. "
      + "If not, see <https://www.gnu.org/licenses/>.",
  ]
}

/// Something that the program is built on, with its licence.
nonisolated struct Library: Hashable, Identifiable {
  let name: String
  let licence: String

  var id: String { name }

  /// All libraries: the package's dependencies, and what they and the program link.
  static let all = [
    Library(name: "GRDB", licence: "MIT"),
    Library(name: "SQLite", licence: "public domain"),
    Library(name: "swift-argument-parser", licence: "Apache-2.0"),
    Library(name: "swift-log", licence: "Apache-2.0"),
    Library(name: "Swift, Foundation", licence: "Apache-2.0"),
    Library(name: "ncurses", licence: "X11"),
  ]
}
