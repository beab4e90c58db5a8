// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// Shows a log and follows it: `LogViewer FILE`.
@main
struct LogViewerApp: App {
  private let log = Log(path: CommandLine.arguments.dropFirst().first ?? "/var/log/syslog")

  var body: some View { LogView(log: log) }
}
