import Scutes

/// A file chooser over made-up folders.
struct FileChooserExample: View {
  @State private var folder = "/games"
  @State private var opened = ""

  private static let folders: [String: [FileItem]] = [
    "/": [FileItem(name: "games", isFolder: true)],
    "/games": [
      FileItem(name: "notes.txt", size: 912),
      FileItem(name: "puzzles", isFolder: true),
      FileItem(name: "today.sdk", size: 1_370),
      FileItem(name: ".profile", size: 807),
    ],
    "/games/puzzles": [FileItem(name: "hard.sdm", size: 23_400_000)],
  ]

  var body: some View {
    VStack(alignment: .leading) {
      FileChooser(folder: $folder, items: { Self.folders[$0] ?? [] }) { opened = $0 }
      Text("Opened: \(opened)").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

extension Example {
  static let fileChooser = Example(
    "FileChooser", .containers,
    "Chooses a file, folder by folder: letters find a name, Enter opens, ← and Backspace go to the"
      + " folder around, a dot shows hidden files. What is in a folder is asked of the program.",
    height: 7, keys: "t⏎"
  ) {
    FileChooserExample()
  }
}
