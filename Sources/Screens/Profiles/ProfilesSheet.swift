import Hints
import Store
import Sudoku
import Widgets

/// The player's choices and orders of techniques, and the techniques of the selected one.
///
/// ```
///   The usual techniques    Name [Without chains         ]
/// ▸ ● Without chains        ✓ Full House            Easy
///                           ✓ Naked Single          Easy
/// In use: Without chains      XY-Chain            Expert
/// + New  Delete             ⏎ on or off  Alt-↑ ↓ order
/// ```
struct ProfilesSheet: Screen, NamesRows {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.kitWords) private var kitWords
  @State private var selected: ProfilePlace?
  @State private var technique: TechniqueID?
  /// The name as typed, which may not be allowed. `nil` if it hasn't been changed.
  @State private var typedName: String?
  /// The name of a new profile while it is typed.
  @State var naming = RowNaming<ProfilePlace>()
  @State private var deleted: DeletedProfile?
  /// The profile that was just put into use.
  @State private var started: ProfilePlace?
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    let profiles = words.profiles
    return CommandTable("profiles", profiles.title) {
      Command.ofList(words) {
        Command("use", as: "⏎", profiles.use, shown: .help)
        Command("order", as: "Alt-↑↓", profiles.order, shown: .help)
        Command.new(profiles.new) { $0.beginNaming() }
        Command.delete(words, or: ["x", .delete]) { $0.delete() }
        Command.undo(words) { $0.undo() }
      }
    }
  }

  var body: some View {
    content
      .padding(.horizontal, 1)
      .commands(Self.commands(words), on: self)
      .onAppear { selected = inUse }
      .onChange(of: selected) { typedName = nil }
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
    ListPage(
      size: size,
      naming: $naming,
      changes: RowChanges(
        title: words.app.name, prompt: newName,
        objection: { $1.isEmpty ? nil : objection(to: $1, at: $0) }, keep: create,
        offer: deleted.map { words.app.undoDelete($0.profile.name) }, undo: undo),
      columns: (size.width / 3, Self.wideWidth),
      listRows: min(places.count + 1, 4) + (deleted == nil ? 0 : 1)
        + (naming.row != nil ? 2 : started == nil ? 0 : 1)
    ) {
      VStack(alignment: .leading) {
        List(selection: $selected) {
          ForEach(places, id: \.self) { place in
            HStack(spacing: 1) {
              Text(place == inUse ? "●" : " ").foregroundStyle(.accent)
              Text(name(of: place)).lineLimit(1)
            }
          }
        }
        .onActivate(names.useProfile, perform: use)
        .defaultFocus()
        HStack(spacing: 1) {
          Button("+ \(names.newProfile)") { beginNaming() }
          Button(words.app.delete) { delete() }.disabled(own == nil)
        }
        .buttonStyle(IconButtonStyle())
      }
    } below: {
      if let started {
        Text(names.inUse(name(of: started))).foregroundStyle(.success).lineLimit(1)
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
        TextField(words.app.name, text: name(at: own)).lengthLimit(Self.longestName)
        if let typedName, let objection = objection(to: typedName, at: .own(own)) {
          Text("✗ " + objection).lineLimit(1).foregroundStyle(.error)
        }
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
        HStack(spacing: 1) {
          Text(profile.isOn(technique) ? "✓" : " ").foregroundStyle(.success)
          Text(words.name(of: technique)).lineLimit(1)
          Spacer(minLength: 1)
          Text(words.name(of: technique.facts.level)).foregroundStyle(.secondary).lineLimit(1)
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

  /// The name to edit. It is kept as long as there is no objection.
  private func name(at place: Int) -> Binding<String> {
    Binding {
      typedName ?? (profiles.all.indices.contains(place) ? profiles.all[place].name : "")
    } set: { name in
      typedName = name
      guard objection(to: name, at: .own(place)) == nil else { return }
      preferences.values.profiles.change(at: place) { $0.name = name.trimmingBlanks }
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
    started = place
    if case .own(let place) = place {
      preferences.values.profiles.chosen = place
    } else {
      preferences.values.profiles.chosen = nil
    }
  }

  /// Makes a profile at `place`, with a numbered name if none is given, and puts it into use.
  private func create(at place: ProfilePlace, named name: String) {
    let name = name.trimmingBlanks
    preferences.values.profiles.insert(TechniqueProfile(name: name.isEmpty ? newName : name))
    use(place)
    selected = place
  }

  private func beginNaming() { naming.begin(.own(profiles.all.count)) }

  private func delete() {
    guard let own else { return }
    started = nil
    let wasChosen = profiles.chosen == own
    guard let profile = preferences.values.profiles.remove(at: own) else { return }
    deleted = DeletedProfile(profile: profile, place: own, wasChosen: wasChosen)
    selected = .usual
  }

  private func undo() {
    guard let deleted else { return }
    started = nil
    preferences.values.profiles.insert(deleted.profile, at: deleted.place)
    if deleted.wasChosen { preferences.values.profiles.chosen = deleted.place }
    selected = .own(deleted.place)
    self.deleted = nil
  }
}

/// The profile deleted last, as it was.
private nonisolated struct DeletedProfile {
  let profile: TechniqueProfile
  let place: Int
  let wasChosen: Bool
}

/// A row of the profiles.
nonisolated enum ProfilePlace: Hashable {
  /// The usual techniques and order.
  case usual
  /// A profile, by its index.
  case own(Int)
}
