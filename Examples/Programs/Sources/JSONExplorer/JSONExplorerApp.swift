// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// Shows and changes a file of JSON: `JSONExplorer FILE`.
@main
struct JSONExplorerApp: App {
  private let document = Document(path: CommandLine.arguments.dropFirst().first ?? "")

  var body: some View { ExplorerView(document: document) }
}
