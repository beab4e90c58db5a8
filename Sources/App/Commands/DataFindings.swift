import Formats
import Screens
import Scutes
import Store

extension DataHealth {
  /// What is found about the files. A report has neither their folders nor any names from them.
  func findings(isReport: Bool) -> [Finding] {
    let names = folders.count > 1 ? ["Data folder", "Settings folder"] : ["Folder"]
    let counts = games.counts.map { counts in
      let others = [(counts.memoryResults, "Memory result"), (counts.collections, "collection")]
      return ([(counts.games, "game")] + others.filter { $0.0 > 0 })
        .map { ProgressLine.counted($0.0, $0.1) }.joined(separator: ", ")
    }
    var findings =
      zip(names, folders).compactMap { name, folder in
        Self.finding(name, folder, isFolder: true, isDetail: true, isReport)
      }
      + [
        Self.finding("Games", games, holding: counts, isReport) ?? noGames(isReport),
        Self.finding("Settings", preferences, isDetail: true, isReport),
        Self.finding("Solver's board", solver, isDetail: true, isReport),
        Self.finding(
          "Memory themes", themes, holding: ProgressLine.counted(themes.themes, "theme"),
          isDetail: true, isReport),
      ].compactMap(\.self)
    if keptCount > 0 {
      findings.append(
        Finding(
          mark: .note, label: "Kept",
          value: ProgressLine.counted(keptCount, "damaged or replaced file"),
          advice: "Delete them when you no longer need them: their names end in .damaged or "
            + ".before and a number."))
    }
    return findings
  }

  private func noGames(_ isReport: Bool) -> Finding {
    let folder = isReport ? "" : " in \(PathParts(games.path).folder)"
    return Finding(mark: .note, label: "Games", value: "none yet" + folder)
  }

  /// What is found about a file, or `nil` if there is none and nothing is wrong with that.
  private static func finding(
    _ label: String, _ file: FileHealth, isFolder: Bool = false, holding contents: String? = nil,
    isDetail: Bool = false, _ isReport: Bool
  ) -> Finding? {
    guard file.size != nil || file.trouble != nil else { return nil }
    let place = isReport ? (isFolder ? nil : PathParts(file.path).name) : file.path
    var parts = place.map { [$0] } ?? []
    if let size = file.size {
      if !isFolder { parts += [text(ofSize: size)] + (contents.map { [$0] } ?? []) }
    } else {
      parts.append("none yet")
    }
    let advice = file.trouble.map { Self.advice(on: $0, isReport) }
    return Finding(
      mark: advice == nil ? .fine : .trouble, label: label,
      value: parts.isEmpty ? "there" : parts.joined(separator: ", "), advice: advice,
      isDetail: isDetail)
  }

  /// "512 bytes", "40 KB".
  private static func text(ofSize bytes: Int) -> String {
    switch bytes {
    case ..<1024: ProgressLine.counted(bytes, "byte")
    case ..<(1 << 20): "\((bytes + 512) >> 10) KB"
    default: "\(ProgressLine.grouped((bytes + 1 << 19) >> 20)) MB"
    }
  }

  private static func advice(on trouble: FileHealth.Trouble, _ isReport: Bool) -> String {
    switch trouble {
    case .unreadable(let fault):
      "It can't be read (\(text(of: fault, isReport))). "
        + "\(Words.english.remedy(fault, otherwise: "Check it and its permissions"))."
    case .unwritable(let fault):
      "It can't be written (\(text(of: fault, isReport))). "
        + "\(Words.english.remedy(fault, otherwise: "Make it writable"))."
    case .damaged:
      "It is damaged. Start the program: it keeps the file under another name, and goes on with "
        + "what can be read."
    case .damagedThemes(let count):
      "\(ProgressLine.counted(count, "file")) can't be read. Open Memory: it keeps damaged themes "
        + "under other names."
    case .newer: "A later version of this program wrote it. Use that version."
    case .locked: "Another program keeps it locked. Close that program."
    }
  }

  /// A reason without names from the file, for a report.
  private static func text(of fault: FileFault, _ isReport: Bool) -> String {
    switch fault {
    case .foreignPart, .changedPart, .database, .other:
      isReport ? "its contents are unusual" : Words.english.text(of: fault).printable
    default: Words.english.text(of: fault)
    }
  }
}
