import Games
import Widgets

/// The packs as buttons in the accented frame: name, level, solved and open puzzles, and an
/// asterisk while some are locked. A line below explains how to unlock more.
struct PacksScreen: Screen {
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("packs", words.packs.title) { Command.ofPacks("↑↓", words) }
  }

  var body: some View {
    page(words.packs.title) {
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
    } trailing: {
      Text(words.packs.next("\(next)")).foregroundStyle(.secondary).padding(.horizontal, 1)
    }
  }

  private var next: PuzzleID { suite.records.nextPuzzle }

  /// Columns of the widest figures, "48 of 48*", with a gap before them.
  private var figureColumns: Int { words.packs.solvedOfOpen(solved: 48, open: 48).columns + 2 }

  @ViewBuilder private func button(_ progress: PackProgress) -> some View {
    let button = Button {
      suite.go(to: .pack(progress.id))
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
}

/// The level of a pack on its button. Emphasised like the name while focused.
private struct PackLevel: View {
  @Environment(\.isFocused) private var isFocused
  let name: String

  var body: some View {
    Text(name).foregroundStyle(isFocused ? .buttonFocused : .secondary).lineLimit(1)
  }
}

extension Command where Target: Screen {
  /// The commands of the packs and of a pack's puzzles, where `arrows` move the focus.
  @CommandBuilder<Target> static func ofPacks(_ arrows: String, _ words: Words) -> [Command] {
    Command.focusMoves(arrows, words)
    Command("next", ["n"], words.packs.playNext) {
      $0.suite.go(to: .puzzle($0.suite.records.nextPuzzle))
    }
    Command.go(to: .collections, "collections", "c", words)
    Command.back(words)
  }
}
