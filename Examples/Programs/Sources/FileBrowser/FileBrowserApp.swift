// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// A file browser: `FileBrowser [FOLDER]`.
@main
struct FileBrowserApp: App {
  private let browser = Browser(
    folder: CommandLine.arguments.dropFirst().first ?? FileManager.default.currentDirectoryPath)

  var body: some View { BrowserView(browser: browser) }
}
