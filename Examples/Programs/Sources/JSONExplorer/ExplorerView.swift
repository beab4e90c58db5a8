// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesJSON

/// The tree of a document, beside the text of the selected value.
struct ExplorerView: View {
  @Environment(\.exit) private var exit
  @Environment(\.openInEditor) private var openInEditor
  @Environment(\.copyToClipboard) private var copy
  @Environment(\.screenSize) private var screen
  @Environment(Toaster.self) private var toaster
  @State private var expanded: Set<[Int]> = []
  @State private var query = ""
  @State private var found: [[Int]] = []
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var edits = false
  @State private var asksToLeave = false
  let document: Document

  private enum Action { case edit, editor, next, previous, undo, redo, save, copy, quit }

  var body: some View {
    VStack(alignment: .leading) {
      ExplorerHeader(document: document, found: found.count)
      NavigationSplitView(
        preferredCompactColumn: $column, sidebarWidth: max(30, screen.width / 2)
      ) {
        tree
      } detail: {
        DocumentDetail(document: document)
      }
      .frame(maxHeight: .infinity)
      KeyHints()
    }
    .keyBindings("Document", bindings, perform: perform)
    .task(id: query) { await search() }
    .sheet(isPresented: $edits, title: "Edit") {
      ValueSheet(document: document, place: document.selection ?? [])
    }
    .alert("Quit without saving?", isPresented: $asksToLeave) {
      Button("Save and quit") { if save() { exit() } }
      Button("Quit", role: .destructive) { exit() }
      Button("Cancel", role: .cancel) {}
    }
    .windowTitle(document.name)
  }

  private var tree: some View {
    List(selection: Bindable(document).selection) {
      OutlineGroup(
        document.nodes, expanded: $expanded, hasChildren: \.hasChildren, children: \.children
      ) { node in
        NodeRow(node: node)
      }
    }
    .onActivate("edit") { _ in perform(.edit) }
    .placeholder { Text(document.problem ?? "Nothing in it").foregroundStyle(.secondary) }
    .searchable(text: $query, prompt: "name or value")
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding([KeyPress("n")], .next, "next"),
      KeyBinding([KeyPress("N")], .previous, "previous", shown: .help),
      KeyBinding([KeyPress("e")], .editor, "editor"),
      KeyBinding([KeyPress("u")], .undo, "undo"),
      KeyBinding([KeyPress.control("r")], .redo, "redo", shown: .help),
      KeyBinding([KeyPress("s")], .save, "save"),
      KeyBinding([KeyPress("c")], .copy, "copy path", shown: .help),
      KeyBinding([KeyPress("q")], .quit, "quit"),
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .edit:
      guard let place = document.selection, let value = document.root?[place] else { return }
      if value.count > 0 { perform(.editor) } else { edits = true }
    case .editor: editInEditor()
    case .next, .previous: find(action)
    case .undo: show(document.undo(), orSay: "Nothing to undo")
    case .redo: show(document.redo(), orSay: "Nothing to redo")
    case .save: if save() { toaster.show("Saved", .success) }
    case .copy:
      guard let path = document.selection.flatMap({ document.root?.path($0) }) else { return }
      copy(path)
      toaster.show("Copied \(path)", .success)
    case .quit: if document.isChanged { asksToLeave = true } else { exit() }
    }
  }

  private func save() -> Bool {
    do {
      try document.save()
      return true
    } catch {
      toaster.show(error.localizedDescription, .error)
      return false
    }
  }

  private func editInEditor() {
    guard let place = document.selection else { return }
    do {
      let text = try openInEditor(document.text(of: place), suffix: ".json")
      if let mistake = Document.mistake(in: text) {
        toaster.show("Not taken: \(mistake)", .error)
      } else {
        document.replace(place, with: text)
      }
    } catch {
      toaster.show("\(error)", .error)
    }
  }

  /// Searches the document, and goes to the first place that is found.
  private func search() async {
    guard let root = document.root, !query.isEmpty else {
      found = []
      return
    }
    let places = await root.places(of: query)
    guard !Task.isCancelled else { return }
    found = places
    if let first = places.first { show(first, orSay: "") }
  }

  /// Goes to the next place that was found, or to the previous one, and around at the ends.
  private func find(_ action: Action) {
    let start = document.selection ?? []
    let next =
      action == .next
      ? found.first { start.lexicographicallyPrecedes($0) } ?? found.first
      : found.last { $0.lexicographicallyPrecedes(start) } ?? found.last
    show(next, orSay: query.isEmpty ? "Search with / first" : "Nothing has “\(query)”")
  }

  /// Selects `place` and opens what it is in.
  private func show(_ place: [Int]?, orSay message: String) {
    guard let place else { return toaster.show(message) }
    for length in 0..<place.count where length > 0 { expanded.insert(Array(place[..<length])) }
    document.selection = place
  }
}

/// The name of the file, whether it is changed, and how much was found in it.
private struct ExplorerHeader: View {
  let document: Document
  let found: Int

  var body: some View {
    HStack(spacing: 1) {
      Text(document.name).bold().foregroundStyle(.title).lineLimit(1).truncationMode(.head)
      if document.isChanged { Text("changed").foregroundStyle(.warning).fixedSize() }
      Spacer()
      if found > 1 { Text("\(found) found").foregroundStyle(.secondary).fixedSize() }
    }
    .padding(.horizontal, 1)
  }
}

/// The value that is chosen. It is a view of its own, so a key in the tree describes no more again.
private struct DocumentDetail: View {
  let document: Document

  var body: some View {
    let place = document.selection
    ValueView(
      path: place.flatMap { document.root?.path($0) } ?? "",
      text: place.map { document.text(of: $0, limit: ValueView.limit) } ?? "")
  }
}

/// A name with its value, or with the number of values below.
private struct NodeRow: View {
  let node: JSONNode

  var body: some View {
    HStack(spacing: 1) {
      Text(node.name).foregroundStyle(.accent).lineLimit(1)
      Text(text).foregroundStyle(role).lineLimit(1)
    }
  }

  private var text: String {
    switch node.value.kind {
    case .object: "{\(node.value.count)}"
    case .array: "[\(node.value.count)]"
    case .string: "\"" + (node.value.text ?? "").prefix(500) + "\""
    default: node.value.scalarText ?? ""
    }
  }

  private var role: StyleRole {
    switch node.value.kind {
    case .object, .array: .secondary
    case .string: .codeString
    case .number: .codeNumber
    case .bool, .null: .codeKeyword
    }
  }
}

/// The path of a value, and its text as it is in the file.
private struct ValueView: View, Equatable {
  let path: String
  let text: String

  /// No one reads more of a value beside its tree.
  static let limit = 20_000

  /// Takes the indentation away that all lines have in the file but the first, which begins with
  /// the value.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indent) })
      .joined(separator: "\n")
  }

  var body: some View {
    let lines = JSONHighlighter().styled(Self.unindented(text)).lines
    VStack(alignment: .leading) {
      Text(path).bold().lineLimit(1).truncationMode(.head)
      List(lines.indices, id: \.self) { Text(lines[$0]).lineLimit(1) }.id(path)
    }
    .padding(.leading, 1)
  }
}

/// A field for the text of a value.
private struct ValueSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  let document: Document
  let place: [Int]

  var body: some View {
    TextField("JSON", text: $text)
      .validation(Document.mistake)
      .onSubmit("change") {
        document.replace(place, with: text)
        dismiss()
      }
      .frame(width: 50, height: 2, alignment: .topLeading)
      .onAppear { text = document.text(of: place) }
  }
}
