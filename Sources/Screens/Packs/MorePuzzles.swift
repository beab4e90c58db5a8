import Scutes

/// The ways to get more puzzles: import one, generate one, or pick one from a pack.
struct MorePuzzles: Screen {
  @Environment(\.dismiss) private var dismiss
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("more", words.packs.more.title) {
      Command("bring", ["i"], words.packs.more.bring.lowercased()) { $0.leave(for: .solver) }
      Command("make", ["g"], words.packs.more.make.lowercased()) { $0.leave(for: .levels) }
      Command("packs", ["P"], words.packs.more.packs.lowercased()) { $0.leave(for: .packs) }
    }
  }

  var body: some View {
    let commands = Self.commands(words)
    let more = words.packs.more
    let titles = [more.bring, more.make, more.packs]
    let details = [more.bringDetail, more.makeDetail, more.packsDetail]
    return VStack {
      ForEach(commands.commands.indices) { index in
        let command = commands.commands[index]
        ChoiceButton(
          label: ChoiceLabel(
            title: "\(command.keys.first?.name() ?? "")  \(titles[index])", detail: details[index]),
          isFramed: false, width: 34
        ) { command.perform(on: self) }
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
    .commands(commands, on: self)
  }

  private func leave(for place: Destination) {
    dismiss()
    suite.go(to: place)
  }
}
