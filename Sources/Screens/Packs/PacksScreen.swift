import Games
import Widgets

/// The packs as buttons in the accented frame: name, level, solved and open puzzles, and an
/// asterisk while some are locked. A line below explains how to unlock more.
struct PacksScreen: View {
  @Environment(\.screenSize) private var size
  let suite: any PacksHost

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
        Text(words.packs.title).bold().foregroundStyle(.title)
        Spacer()
        Text(words.packs.next("\(next)")).foregroundStyle(.secondary).padding(.horizontal, 1)
      }
      Spacer()
      AccentedFrame(scale: size.height >= 30 ? 2 : 1) {
        VStack {
          ForEach(suite.records.packs) { progress in
            button(progress).defaultFocus(progress.id == next.pack)
          }
        }
        .padding(.horizontal, size.width >= 60 ? 1 : 0)
      }
      Spacer()
      if suite.records.packs.contains(where: \.hasLocked) {
        Text(words.packs.rule(PackProgress.openedByEach))
          .foregroundStyle(.secondary).multilineTextAlignment(.center).padding(.horizontal, 1)
      }
      KeyHints()
    }
    .keyBindings(words.packs.title, PacksAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }
  private var next: PuzzleID { suite.records.nextPuzzle }

  /// Columns of the widest figures, "48 of 48*", with a gap before them.
  private var figureColumns: Int { words.packs.solvedOfOpen(solved: 48, open: 48).columns + 2 }

  @ViewBuilder private func button(_ progress: PackProgress) -> some View {
    let button = Button {
      suite.openPack(progress.id)
    } label: {
      HStack {
        Text(words.name(ofPack: progress.id)).bold().lineLimit(1)
        Spacer(minLength: 1)
        PackLevel(name: words.name(of: progress.pack.level))
        Text(words.figures(of: progress))
          .lineLimit(1).frame(minWidth: figureColumns, alignment: .trailing)
      }
      .padding(.horizontal, 1)
    }
    if size.height >= 24 {
      button.buttonStyle(NameButtonStyle(width: size.width >= 60 ? 44 : 34))
    } else {
      button.buttonStyle(WideButtonStyle(width: size.width >= 60 ? 44 : 34))
    }
  }

  private func perform(_ action: PacksAction) {
    switch action {
    case .choose: break
    case .next: suite.choose(next)
    case .collections: suite.openCollections()
    case .back: suite.goBack()
    }
  }
}

/// The level of a pack on its button. Emphasised like the name while focused.
private struct PackLevel: View {
  @Environment(\.isFocused) private var isFocused
  let name: String

  var body: some View {
    Text(name).foregroundStyle(isFocused ? .buttonFocused : .secondary).lineLimit(1)
  }
}

/// The suite as the packs see it.
protocol PacksHost: RecordsHost {
  /// Shows a pack, by its number.
  func openPack(_ id: Int)
  /// Shows the name and number of a puzzle, then its board. Locked puzzles don't open.
  func choose(_ id: PuzzleID)
  /// Replaces the name and number of a puzzle with its board.
  func openShownPuzzle()
  /// Shows the ways to give the solver a puzzle.
  func openSolver()
  func openLevels()
  func openPacks()
  /// Shows the imported collections.
  func openCollections()
}

/// The key actions of the packs.
nonisolated enum PacksAction: String, KeyAction {
  case choose = "choose"
  case next = "next"
  case collections = "collections"
  case back = "back"

  static let table = "packs"

  /// The keys of the packs, and of the grid of a pack's puzzles.
  static func bindings(_ words: Words, isGrid: Bool = false) -> [KeyBinding<PacksAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: isGrid ? "↑↓←→" : "↑↓"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("n")], .next, words.packs.playNext),
      KeyBinding([KeyPress("c")], .collections, words.collections.title.lowercased()),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
