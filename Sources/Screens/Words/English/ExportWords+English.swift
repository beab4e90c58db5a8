import Formats

nonisolated extension ExportWords {
  static let english = ExportWords(
    title: "Export",
    format: "Format",
    name: { $0.name },
    keepsAll: "Keeps everything.",
    loses: { "Leaves out \($0)." },
    part: { part in
      switch part {
      case .placed: "the placed digits"
      case .candidates: "the candidates"
      case .notes: "the notes"
      case .centreNotes: "the centre notes"
      case .colors: "the colours"
      case .elapsed: "the time"
      case .step: "the step"
      default: "the words"
      }
    },
    fileName: "File",
    save: "Save",
    replace: "Replace",
    saved: { "Saved as \($0)" },
    needsName: "Enter a file name first.")
}
