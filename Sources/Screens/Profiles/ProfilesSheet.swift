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
struct ProfilesSheet: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.kitWords) private var kitWords
  @State private var selected: ProfilePlace?
  @State private var technique: TechniqueID?
  /// The name as typed, which may not be allowed. `nil` if it hasn't been changed.
  @State private var typedName: String?
  /// The name of a new profile while it is typed.
  @State private var naming = RowNaming<ProfilePlace>()
  @State private var deleted: DeletedProfile?
  /// The profile that was just put into use.
  @State private var started: ProfilePlace?
  let suite: any ScreenHost

  var body: some View {
    content
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .padding(.horizontal, 1)
      .keyBindings(
        words.title,
        naming.row == nil
          ? ProfilesAction.bindings(suite.words) : ProfilesAction.namingBindings(suite.words),
        perform: perform
      )
      .onAppear { selected = inUse }
      .onChange(of: selected) { typedName = nil }
  }

  private var words: ProfileWords { suite.words.profiles }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }
  private var profiles: TechniqueProfiles { preferences.values.profiles }

  private var size: Size {
    Size(width: min(76, max(32, screen.width - 8)), height: min(32, max(10, screen.height - 7)))
  }

  private var inUse: ProfilePlace { profiles.chosen.map(ProfilePlace.own) ?? .usual }

  private var places: [ProfilePlace] { [.usual] + profiles.all.indices.map(ProfilePlace.own) }

  @ViewBuilder private var content: some View {
    if size.width >= 60 {
      HStack(alignment: .top, spacing: 2) {
        choices.frame(width: size.width / 3, height: size.height, alignment: .topLeading)
        detail
      }
    } else {
      VStack(alignment: .leading) {
        choices.frame(
          height: min(places.count + 1, 4) + (deleted == nil ? 0 : 1)
            + (naming.row != nil ? 2 : started == nil ? 0 : 1),
          alignment: .topLeading)
        detail
      }
    }
  }

  private var choices: some View {
    VStack(alignment: .leading) {
      NameableRows(
        naming: $naming, title: words.name, prompt: newName,
        objection: { $1.isEmpty ? nil : objection(to: $1, at: $0) }, keep: create
      ) {
        List(selection: $selected) {
          ForEach(places, id: \.self) { place in
            HStack(spacing: 1) {
              Text(place == inUse ? "●" : " ").foregroundStyle(.accent)
              Text(name(of: place)).lineLimit(1)
            }
          }
        }
        .onActivate(words.useProfile, perform: use)
        .defaultFocus()
      } below: {
        if let started {
          Text(words.inUse(name(of: started))).foregroundStyle(.success).lineLimit(1)
        }
      }
      HStack(spacing: 1) {
        Button("+ \(words.newProfile)") { perform(.new) }
        Button(words.delete) { perform(.delete) }.disabled(own == nil)
      }
      .buttonStyle(IconButtonStyle())
      if let deleted {
        Button(words.undoDelete(deleted.profile.name)) { perform(.undo) }
          .buttonStyle(IconButtonStyle())
      }
    }
  }

  @ViewBuilder private var detail: some View {
    if let own {
      VStack(alignment: .leading) {
        TextField(words.name, text: name(at: own)).lengthLimit(Self.longestName)
        if let typedName, let objection = objection(to: typedName, at: .own(own)) {
          Text("✗ " + objection).lineLimit(1).foregroundStyle(.error)
        }
        techniques(at: own)
        Text(howToChange).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      Text(words.usualNote).foregroundStyle(.secondary)
    }
  }

  private func techniques(at place: Int) -> some View {
    let profile = profiles.all[place]
    return List(selection: $technique) {
      ForEach(profile.order, id: \.self) { technique in
        HStack(spacing: 1) {
          Text(profile.isOn(technique) ? "✓" : " ").foregroundStyle(.success)
          Text(suite.words.name(of: technique)).lineLimit(1)
          Spacer(minLength: 1)
          Text(suite.words.name(of: technique.facts.level)).foregroundStyle(.secondary).lineLimit(1)
        }
        .padding(.trailing, 1)
      }
      .onMove { places, target in
        preferences.values.profiles.change(at: place) { $0.move(places, to: target) }
      }
      .typeSelect { suite.words.name(of: $0) }
    }
    .onActivate(words.onOrOff) { technique in
      preferences.values.profiles.change(at: place) { $0.toggle(technique) }
    }
  }

  /// The keys that change the techniques of a profile.
  private var howToChange: String {
    func name(_ key: KeyPress) -> String {
      key.name(isUnicode: capabilities.isUnicode, names: kitWords.keyNames)
    }
    let arrows = "\(name(KeyPress(.up, modifiers: .alt))) \(name(KeyPress(.down)))"
    return "\(name(KeyPress(.enter))) \(words.onOrOff)  \(arrows) \(words.order)"
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
    case .usual: words.usual
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
    guard !name.isEmpty else { return words.emptyName }
    let others = places.filter { $0 != place }.map { self.name(of: $0) }
    return others.contains(name) ? words.takenName(name) : nil
  }

  /// The next name that no profile has.
  private var newName: String {
    let names = places.map { name(of: $0) }
    var number = places.count
    while names.contains(words.newName(number)) { number += 1 }
    return words.newName(number)
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

  private func perform(_ action: ProfilesAction) {
    switch action {
    case .use: if let selected { use(selected) }
    case .new: naming.begin(.own(profiles.all.count))
    case .cancelName: naming.end()
    case .order: break
    case .delete:
      guard let own else { return }
      started = nil
      let wasChosen = profiles.chosen == own
      guard let profile = preferences.values.profiles.remove(at: own) else { return }
      deleted = DeletedProfile(profile: profile, place: own, wasChosen: wasChosen)
      selected = .usual
    case .undo:
      guard let deleted else { return }
      started = nil
      preferences.values.profiles.insert(deleted.profile, at: deleted.place)
      if deleted.wasChosen { preferences.values.profiles.chosen = deleted.place }
      selected = .own(deleted.place)
      self.deleted = nil
    }
  }
}

/// The profile deleted last, as it was.
private nonisolated struct DeletedProfile {
  let profile: TechniqueProfile
  let place: Int
  let wasChosen: Bool
}

/// A row of the profiles.
private nonisolated enum ProfilePlace: Hashable {
  /// The usual techniques and order.
  case usual
  /// A profile, by its index.
  case own(Int)
}

/// The key actions on the profiles, besides those of every list.
nonisolated enum ProfilesAction: String, KeyAction {
  case use = "use"
  case order = "order"
  case new = "new"
  case delete = "delete"
  case undo = "undo"
  /// Makes no profile.
  case cancelName = "cancelName"

  static let table = "profiles"

  static func bindings(_ words: Words) -> [KeyBinding<ProfilesAction>] {
    let profiles = words.profiles
    return [
      KeyBinding([], .use, profiles.use, shown: .help, as: "⏎"),
      KeyBinding([], .order, profiles.order, shown: .help, as: "Alt-↑↓"),
      KeyBinding([KeyPress("n")], .new, profiles.new),
      KeyBinding([KeyPress("x"), KeyPress(.delete)], .delete, profiles.delete.lowercased()),
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased(), shown: .help),
    ]
  }

  /// The keys while a name is typed.
  static func namingBindings(_ words: Words) -> [KeyBinding<ProfilesAction>] {
    [KeyBinding([KeyPress(.escape)], .cancelName, words.paths.cancelName)]
  }
}
