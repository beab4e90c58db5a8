/// Chooses a file from the folders of a disk, or of anything else that has folders.
///
/// ```
///  /games/puzzles
///  ‥ parent folder
///  ▸ archive
///    hard.sdk          1.4 kB
/// ```
///
/// Enter, a click twice on a row, or `→` on a folder opens it; `←` and Backspace go to the folder
/// around it, where the one that was left is chosen. Letters go to the first name that begins so. A
/// dot shows hidden files and hides them again.
///
/// The kit knows no disk: `contents` says what is in a folder, off the main actor. What it throws is
/// shown in place of the files.
public struct FileChooser: View {
  @Environment(\.kitWords) private var words
  @State private var model = FileChooserModel()
  private let folder: Binding<String>
  private let contents: Contents
  private let open: (String) -> Void

  /// A chooser that shows `folder`, the path of which it changes, and calls `open` with the path of
  /// the file that is chosen.
  public init(
    folder: Binding<String>,
    contents: @escaping @Sendable (String) async throws -> [FileItem],
    open: @escaping (String) -> Void
  ) {
    self.folder = folder
    self.contents = .later(contents)
    self.open = open
  }

  /// The same for folders that are known without waiting.
  public init(
    folder: Binding<String>, items: @escaping (String) -> [FileItem],
    open: @escaping (String) -> Void
  ) {
    self.folder = folder
    contents = .now(items)
    self.open = open
  }

  /// How one comes to know what is in a folder.
  private enum Contents {
    case now((String) -> [FileItem])
    case later(@Sendable (String) async throws -> [FileItem])
  }

  /// The path, and below it what is in the folder.
  public var body: some View {
    VStack(alignment: .leading) {
      Text(path.text).bold().foregroundStyle(.title).lineLimit(1).truncationMode(.head)
      List(selection: selection) {
        ForEach(model.rows) { row in FileRow(row: row, words: words.files) }
          .typeSelect { $0.item?.name ?? "" }
      }
      .typeSelectsAtOnce()
      .onActivate(perform: activate)
      .defaultFocus()
      if let note {
        Text(note).lineLimit(2).foregroundStyle(model.problem == nil ? .secondary : .error)
      }
    }
    .keyBindings(words.files.files, FileChooserAction.bindings(words), perform: perform)
    .onChange(of: folder.wrappedValue, initial: true) { show() }
    .task(id: folder.wrappedValue) { await read() }
  }

  private var path: FolderPath { FolderPath(folder.wrappedValue) }

  private var note: String? {
    if let problem = model.problem { return problem }
    if model.isReading { return words.files.reading }
    return model.hasFiles ? nil : words.files.nothing
  }

  private var selection: Binding<FileChooserModel.Row.ID?> {
    Binding(get: { model.selection }, set: { model.selection = $0 })
  }

  /// Shows the folder at once, where that needs no waiting.
  private func show() {
    model.begin(path)
    if case .now(let items) = contents { model.show(items(path.text)) }
  }

  private func read() async {
    guard case .later(let contents) = contents else { return }
    let path = path
    do {
      let items = try await contents(path.text)
      if !Task.isCancelled { model.show(items) }
    } catch {
      if !Task.isCancelled { model.show("\(error)") }
    }
  }

  private func perform(_ action: FileChooserAction) {
    switch action {
    case .parent: goToParent()
    case .enter: if model.selectedItem?.isFolder == true { activate(model.selection) }
    case .hidden: model.showsHidden.toggle()
    case .find: break
    }
  }

  private func activate(_ row: FileChooserModel.Row.ID?) {
    guard let row else { return }
    guard let item = model.item(row) else { return goToParent() }
    let chosen = path.appending(item.name).text
    if item.isFolder { folder.wrappedValue = chosen } else { open(chosen) }
  }

  private func goToParent() {
    guard let parent = path.parent else { return }
    model.comesFrom = path.names.last
    folder.wrappedValue = parent.text
  }
}

/// A file, a folder, or the way out.
private struct FileRow: View {
  let row: FileChooserModel.Row
  let words: FileWords

  var body: some View {
    HStack(spacing: 1) {
      if let item = row.item {
        Text(item.isFolder ? "▸" : " ").foregroundStyle(.accent)
        Text(item.name).bold(item.isFolder).lineLimit(1)
        Spacer(minLength: 1)
        if let size = item.sizeText { Text(size).foregroundStyle(.secondary).lineLimit(1) }
      } else {
        Text("‥").foregroundStyle(.accent)
        Text(words.parent).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}
