import Formats
import Hints
import Scutes
import Store
import Sudoku

/// The player's choices and orders of techniques, and the techniques of the selected one.
///
/// ```
///   The usual techniques    Without chains
/// ▸ ● Without chains        ✓ Full House            Easy
///                           ✓ Naked Single          Easy
/// In use: Without chains      XY-Chain            Expert
/// + new  Import             ⏎ on or off  Alt-↑ ↓ order
/// ```
struct ProfilesSheet: Screen, NamesRows {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.kitWords) private var kitWords
  @Environment(\.keyLabels) private var keys
  @Environment(Toaster.self) private var toaster
  @State private var selected: ProfilePlace?
  @State private var technique: TechniqueID?
  /// The name of a profile while it is typed: of a new one if it is beyond the last.
  @State var naming = RowNaming<ProfilePlace>()
  @State private var message: Message?
  @State private var reading: FileReading<TechniqueProfile>?
  @State private var saving: FileSaving?
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("profiles", words.profiles.title) {
      Command.ofList(words) {
        Command.group(if: { $0.naming.isInRows }) {
          Command.list(.new, words, words.profiles.new) { $0.beginNaming() }
          Command.list(.rename, words, if: { $0.own != nil }) { $0.rename() }
          Command.list(.delete, words) { $0.delete() }
          Command.list(.undo, words, if: { $0.preferences.deletedProfiles.last != nil }) {
            $0.undo()
          }
          Command.list(.export, words, shown: .help, if: { $0.own != nil }) { $0.export() }
          Command.list(.importFile, words, shown: .help) { $0.importFile() }
        }
      }
    }
  }

  var body: some View {
    content
      .padding(.horizontal, 1)
      .commands(Self.commands(words), on: self)
      .onAppear { selected = inUse }
      .fileImporter(
        $reading, title: words.app.importFile, suite: suite, onCompletion: keepImported
      )
      .fileExporter($saving, title: words.export.title)
  }

  private var names: ProfileWords { words.profiles }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }
  private var profiles: TechniqueProfiles { preferences.values.profiles }

  private var size: Size {
    Size(width: min(76, max(32, screen.width - 8)), height: min(32, max(10, screen.height - 7)))
  }

  private var inUse: ProfilePlace { profiles.chosen.map(ProfilePlace.own) ?? .usual }

  private var places: [ProfilePlace] { [.usual] + profiles.all.indices.map(ProfilePlace.own) }

  private var content: some View {
    let offer = undoOffer(preferences.deletedProfiles.last?.profile.name, keys)
    return ListPage(
      size: size,
      naming: $naming,
      changes: RowChanges(
        title: words.app.name, prompt: newName, longestName: Self.longestName,
        objection: { $1.isEmpty && isNew($0) ? nil : objection(to: $1, at: $0) }, keep: keep,
        offer: offer, undo: undo),
      columns: (size.width * 3 / 8, Self.wideWidth),
      listRows: min(places.count + 1, 4) + (offer == nil ? 0 : 1)
        + (naming.row != nil ? 2 : message == nil ? 0 : 1)
    ) {
      VStack(alignment: .leading) {
        List(selection: $selected) {
          ForEach(places, id: \.self) { place in
            HStack(spacing: 1) {
              Text(place == inUse ? "●" : " ").foregroundStyle(.accent)
              Text(name(of: place)).lineLimit(1)
            }
            .contextMenu {
              Button(names.useProfile) { use(place) }
              if case .own = place {
                Button(words.app.rename, action: rename)
                Button(words.export.title, action: export)
                Button(words.app.delete, role: .destructive, action: delete)
              }
            }
          }
          .typeSelect { name(of: $0) }
        }
        .onActivate(names.useProfile, perform: use)
        .defaultFocus()
        HStack(spacing: 1) {
          Button("+ \(words.app.new)", action: beginNaming)
          Button(words.app.importFile, action: importFile)
        }
        .buttonStyle(IconButtonStyle())
      }
    } below: {
      if let message {
        Text(message.text).foregroundStyle(message.isError ? .error : .success).lineLimit(2)
      }
    } details: {
      detail
    }
  }

  /// The least columns for list and techniques side by side.
  private static let wideWidth = 60

  @ViewBuilder private var detail: some View {
    if let own {
      VStack(alignment: .leading) {
        Text(profiles.all[own].name).bold().foregroundStyle(.title).lineLimit(1)
        techniques(at: own)
        Text(howToChange).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      Text(names.usualNote).foregroundStyle(.secondary)
    }
  }

  private func techniques(at place: Int) -> some View {
    let profile = profiles.all[place]
    return List(selection: $technique) {
      ForEach(profile.order, id: \.self) { technique in
        let name = words.name(of: technique)
        let level = words.name(of: technique.facts.level)
        HStack(spacing: 1) {
          Text(profile.isOn(technique) ? "✓" : " ").foregroundStyle(.success)
          ViewThatFits(in: .horizontal) {
            row(name, level)
            row(words.shortened(name), level)
            row(words.shortened(name), nil)
          }
        }
        .padding(.trailing, 1)
      }
      .onMove { places, target in
        preferences.values.profiles.change(at: place) { $0.move(places, to: target) }
      }
      .typeSelect { words.name(of: $0) }
    }
    .onActivate(names.onOrOff) { technique in
      preferences.values.profiles.change(at: place) { $0.toggle(technique) }
    }
  }

  private func row(_ name: String, _ level: String?) -> some View {
    HStack(spacing: 1) {
      Text(name).lineLimit(1)
      if let level {
        Spacer(minLength: 1)
        Text(level).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  /// The keys that change the techniques of a profile.
  private var howToChange: String {
    func name(_ key: KeyPress) -> String {
      key.name(isUnicode: capabilities.isUnicode, names: kitWords.keyNames)
    }
    let arrows = "\(name(KeyPress(.up, modifiers: .alt))) \(name(KeyPress(.down)))"
    return "\(name(KeyPress(.enter))) \(names.onOrOff)  \(arrows) \(names.order)"
  }

  /// Columns for a name.
  private static let longestName = 24

  /// The index of the selected profile, or `nil` for the usual techniques.
  private var own: Int? {
    guard case .own(let place) = selected, profiles.all.indices.contains(place) else { return nil }
    return place
  }

  private func name(of place: ProfilePlace) -> String {
    switch place {
    case .usual: names.usual
    // Another program may have deleted it.
    case .own(let place): profiles.all.indices.contains(place) ? profiles.all[place].name : ""
    }
  }

  /// The reason why the profile at `place` can't be called `name`, or `nil` if it can.
  private func objection(to name: String, at place: ProfilePlace) -> String? {
    let name = name.trimmingBlanks
    guard !name.isEmpty else { return names.emptyName }
    let others = places.filter { $0 != place }.map { self.name(of: $0) }
    return others.contains(name) ? names.takenName(name) : nil
  }

  /// The next name that no profile has.
  private var newName: String {
    let taken = places.map { name(of: $0) }
    var number = places.count
    while taken.contains(names.newName(number)) { number += 1 }
    return names.newName(number)
  }

  private func use(_ place: ProfilePlace) {
    message = Message(text: names.inUse(name(of: place)), isError: false)
    if case .own(let place) = place {
      preferences.values.profiles.chosen = place
    } else {
      preferences.values.profiles.chosen = nil
    }
  }

  /// `true` if there is no profile at `place` yet.
  private func isNew(_ place: ProfilePlace) -> Bool { place == .own(profiles.all.count) }

  /// Names the profile at `place`, or makes it, with a numbered name if none is given, and puts it
  /// into use.
  private func keep(_ place: ProfilePlace, named name: String) {
    let name = name.trimmingBlanks
    guard isNew(place) else {
      if case .own(let place) = place {
        preferences.values.profiles.change(at: place) { $0.name = name }
      }
      return
    }
    preferences.values.profiles.insert(TechniqueProfile(name: name.isEmpty ? newName : name))
    use(place)
    selected = place
  }

  private func beginNaming() { naming.begin(.own(profiles.all.count)) }

  private func rename() {
    message = nil
    if let own { naming.begin(.own(own), name: profiles.all[own].name) }
  }

  private func delete() {
    guard let own else {
      message = Message(text: names.usualStays, isError: true)
      return
    }
    message = nil
    preferences.deleteProfile(at: own)
    selected = profiles.all.isEmpty ? .usual : .own(min(own, profiles.all.count - 1))
  }

  private func undo() {
    message = nil
    if let place = preferences.undoDeletingProfile() { selected = .own(place) }
  }

  // MARK: Files

  private func export() {
    guard let own else { return }
    saving = FileSaving(profiles.all[own], files: suite.dependencies.files, words: words)
  }

  private func importFile() { reading = FileReading(of: suite.dependencies) }

  private func keepImported(_ profile: TechniqueProfile) {
    var profile = profile
    let place = ProfilePlace.own(profiles.all.count)
    profile.name = String(profile.name.withoutControlsOnOneLine.prefix(Self.longestName))
    if objection(to: profile.name, at: place) != nil { profile.name = newName }
    preferences.values.profiles.insert(profile)
    selected = place
    toaster.show(names.imported(profile.name), .success)
  }
}

extension FileSaving {
  /// Creates a file of `profile`, named after it.
  fileprivate convenience init(_ profile: TechniqueProfile, files: FileAccess, words: Words) {
    self.init(
      name: "\(profile.name.withHyphens).json", files: files, words: words
    ) { (_) throws(Refusal) in
      Content(bytes: TechniqueProfileFile.text(of: profile))
    }
  }
}

extension FileReading<TechniqueProfile> {
  /// Creates the reading of a profile's file.
  fileprivate convenience init(of dependencies: Dependencies) {
    let words = dependencies.words
    self.init(limit: FileBound.theme, files: dependencies.files, words: words) {
      (bytes, _) throws(Refusal) in
      guard let profile = TechniqueProfileFile.profile(in: bytes) else {
        throw Refusal(sentence: words.profiles.notAProfile)
      }
      return profile
    }
  }
}

/// A row of the profiles.
nonisolated enum ProfilePlace: Hashable {
  /// The usual techniques and order.
  case usual
  /// A profile, by its index.
  case own(Int)
}
