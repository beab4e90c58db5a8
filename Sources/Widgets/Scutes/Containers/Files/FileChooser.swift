// SPDX-License-Identifier: Apache-2.0

/// A control for choosing a file, from a disk or anything else with folders.
///
/// ```
///  /games/puzzles
///  ‥ parent folder
///  ▸ archive
///    hard.sdk          1.4 kB
/// ```
///
/// Enter, a double click, or `→` on a folder opens a row. `←` and Backspace go to the parent folder
/// and select the folder just left. Letters go to the first name that begins with them. A dot shows
/// or hides hidden files.
///
/// The kit doesn't access disks: `contents` returns a folder's contents, off the main actor. Errors
/// that it throws are shown in place of the files.
public struct FileChooser: View {
  @Environment(\.kitWords) private var words
  @State private var model = FileChooserModel()
  private let folder: Binding<String>
  private let contents: Contents
  private let open: (String) -> Void

  /// Creates a chooser that shows `folder`, changes it to the path of an opened folder, and calls
  /// `open` with the path of the chosen file.
  public init(
    folder: Binding<String>,
    contents: @escaping @Sendable (String) async throws -> [FileItem],
    open: @escaping (String) -> Void
  ) {
    self.folder = folder
    self.contents = .later(contents)
    self.open = open
  }

  /// Creates a chooser for folders that can be read without waiting.
  public init(
    folder: Binding<String>, items: @escaping (String) -> [FileItem],
    open: @escaping (String) -> Void
  ) {
    self.folder = folder
    contents = .now(items)
    self.open = open
  }

  /// The source of a folder's contents.
  private enum Contents {
    case now((String) -> [FileItem])
    case later(@Sendable (String) async throws -> [FileItem])
  }

  /// The path, with the folder's contents below.
  public var body: some View {
    VStack(alignment: .leading) {
      Text(path.text).bold().foregroundStyle(.title).lineLimit(1).truncationMode(.head)
      List(selection: Bindable(model).selection) {
        ForEach(model.rows) { row in FileRow(row: row, words: words.files) }
          .typeSelect { $0.item?.name ?? "" }
      }
      .typeSelectsImmediately()
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

  /// Shows the folder immediately, if it can be read without waiting.
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
    model.previousFolder = path.names.last
    folder.wrappedValue = parent.text
  }
}

/// A file, a folder, or the parent folder.
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
