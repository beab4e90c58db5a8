import Models

nonisolated extension ExportWords {
  static let english = ExportWords(
    title: "Export",
    format: "Format",
    name: { $0.name },
    keepsAll: "It keeps all there is.",
    loses: { "It leaves out \($0)." },
    part: { part in
      switch part {
      case .placed: "the placed digits"
      case .candidates: "the candidates"
      case .notes: "the notes"
      case .centreNotes: "the centre notes"
      case .elapsed: "the time"
      case .step: "the step"
      default: "the words"
      }
    },
    fileName: "File",
    copy: "Copy",
    save: "Save",
    replace: "Replace",
    saved: { "Saved as \($0)" },
    exists: { "\($0) is there already: press once more to replace it." },
    isFolder: { "\($0) is a folder: add the name of a file." },
    needsName: "Write a file name first.")
}
