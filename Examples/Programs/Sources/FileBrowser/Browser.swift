// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Scutes

/// The folder that is shown, and how.
@Observable
final class Browser {
  private(set) var folder: String
  private(set) var entries: [Entry]?
  private(set) var problem: String?
  /// The entries that match the filter, in order.
  private(set) var shown: [Entry] = []
  /// Grows when the contents of a file may be others than before.
  private(set) var version = 0
  var selection: Entry.ID?
  var filter = "" { didSet { arrange() } }
  var order = Order.name { didSet { arrange() } }
  var showsHidden = false { didSet { arrange() } }
  /// The places of the entries in ``shown``.
  private var rows: [Entry.ID: Int] = [:]
  /// The entry that was selected in each folder.
  @ObservationIgnored private var places: [String: Entry.ID] = [:]
  @ObservationIgnored private let start: URL

  init(folder: String) {
    start = URL(fileURLWithPath: folder).standardizedFileURL
    self.folder = start.path
  }

  /// The path of the folder, below the one that the program was started in if it can be.
  var title: String {
    guard folder == start.path || folder.hasPrefix(start.path + "/") else { return folder }
    return start.lastPathComponent + folder.dropFirst(start.path.count)
  }

  var selected: Entry? { selection.flatMap { rows[$0] }.map { shown[$0] } }

  /// The path of the selected entry.
  var path: String? { selection.map(path(of:)) }

  func path(of name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  func read() async {
    let folder = folder
    do {
      show(try await Entry.all(in: folder), of: folder)
    } catch {
      show([], of: folder, problem: (error as NSError).localizedFailureReason ?? "\(error)")
    }
  }

  private func show(_ entries: [Entry], of folder: String, problem: String? = nil) {
    guard folder == self.folder else { return }
    self.entries = entries
    self.problem = problem
    version += 1
    arrange()
  }

  func open(_ name: Entry.ID) {
    go(to: path(of: name))
  }

  func goUp() {
    guard folder != "/" else { return }
    let child = URL(fileURLWithPath: folder)
    places[child.deletingLastPathComponent().path] = child.lastPathComponent
    go(to: child.deletingLastPathComponent().path)
  }

  private func go(to other: String) {
    places[folder] = selection
    folder = other
    entries = nil
    filter = ""
    selection = places[other]
  }

  private func arrange() {
    shown = (entries ?? [])
      .filter { showsHidden || !$0.isHidden }
      .filter { filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter) }
      .sorted(by: order.comesFirst)
    rows = Dictionary(uniqueKeysWithValues: zip(shown.map(\.id), shown.indices))
    if entries != nil, selected == nil { selection = shown.first?.id }
  }
}
