import Scutes

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
struct AboutSheet: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.clock) private var clock
  @State private var page = AboutPage.licence
  @State private var turtle: TurtleRun?
  @State private var asksToRestart = false
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("about", words.home.about) {
      Command("turtle", ["t"], words.about.turtle.lowercased()) { $0.toggleTurtle() }
        .adapted { command, sheet in
          if sheet.turtle != nil { command.title = words.about.turtleHome.lowercased() }
        }
      Command(
        "restart", ["R"], words.settings.restart.lowercased(), if: { $0.turtle == nil }
      ) {
        $0.asksToRestart = true
      }
    }
  }

  var body: some View {
    VStack {
      if let turtle {
        TurtleView(run: turtle, words: about, goHome: toggleTurtle)
      } else {
        facts
      }
    }
    .frame(width: width)
    .commands(Self.commands(words), on: self)
    .askingToRestart(suite, isPresented: $asksToRestart)
  }

  private var about: AboutWords { words.about }

  private var facts: some View {
    VStack(spacing: isTall ? 1 : 0) {
      VStack {
        SuiteTitle(words: words.app)
        Text(versionLine).foregroundStyle(.secondary).lineLimit(1)
      }
      developers
      TabView(AboutPage.allCases, selection: $page, title: title) { page in
        ScrollView { text(of: page) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .frame(height: pageRows + 1)
      HStack {
        Button(about.turtle) { toggleTurtle() }
        Spacer()
        Button {
          asksToRestart = true
        } label: {
          Text(words.settings.restart).lineLimit(1)
        }
      }
    }
  }

  private var versionLine: String {
    let facts = suite.dependencies.program
    return about.version(number: facts.version, build: facts.build)
  }

  private var developers: some View {
    VStack(alignment: .leading) {
      Text(about.developers).bold().foregroundStyle(.title)
      ForEach(about.team, id: \.name) { developer in
        HStack {
          Text("  \(developer.role)").foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 1)
          Text(developer.name).lineLimit(1)
        }
      }
    }
  }

  private func title(_ page: AboutPage) -> String {
    switch page {
    case .licence: about.licence
    case .libraries: about.libraries
    case .terminal: about.terminal
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
        let rows = suite.dependencies.terminalFacts().map(about.rows) ?? []
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

  /// Starts the turtle's game, or ends it.
  private func toggleTurtle() { turtle = turtle == nil ? TurtleRun(from: clock.now) : nil }
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
    let others = 2 + 1 + about.team.count + 1 + 1 + (isTall ? 3 : 0)
    return max(3, min(13, size.height - 5 - others))
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
  /// `debian/copyright` names those that become part of the program.
  static let all = [
    Library(name: "Swift, Foundation", licence: "Apache-2.0"),
    Library(name: "swift-argument-parser", licence: "Apache-2.0"),
    Library(name: "swift-log", licence: "Apache-2.0"),
    Library(name: "ICU", licence: "Unicode-3.0"),
    Library(name: "GRDB", licence: "MIT"),
    Library(name: "SQLite", licence: "public domain"),
    Library(name: "ncurses", licence: "X11"),
    Library(name: "cairo", licence: "LGPL-2.1"),
    Library(name: "pixman", licence: "MIT"),
    Library(name: "fontconfig", licence: "HPND"),
    Library(name: "FreeType", licence: "GPL-2.0-or-later"),
    Library(name: "libjpeg-turbo", licence: "IJG, BSD-3-Clause"),
    Library(name: "libpng", licence: "libpng"),
    Library(name: "stb_image", licence: "public domain"),
    Library(name: "zlib", licence: "Zlib"),
    Library(name: "expat", licence: "MIT"),
    Library(name: "brotli", licence: "MIT"),
  ]
}
