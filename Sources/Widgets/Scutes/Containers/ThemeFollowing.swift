// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file whose changes are noticed by looking at it again.
struct FollowedFile {
  let path: String
  private var seen: Stamp?

  /// What differs after a file has been saved, even by way of another one that takes its place.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64

    init?(of path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      #if canImport(Darwin)
        let time = facts.st_mtimespec
      #else
        let time = facts.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
      (size, number) = (Int(facts.st_size), UInt64(facts.st_ino))
    }
  }

  init(_ path: String) {
    self.path = path
  }

  /// The text of the file if it has changed since the last look and can be read. At most 1 MB is
  /// read.
  mutating func newText() -> String? {
    let stamp = Stamp(of: path)
    guard stamp != seen else { return nil }
    seen = stamp
    return contents.map { String(decoding: $0, as: UTF8.self) }
  }

  private var contents: [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }
}

private struct ThemeFollowing: ViewModifier {
  @Environment(Toaster.self) private var toaster
  @State private var theme: Theme?
  let path: String
  let known: [Theme]
  let initial: Theme

  /// The time between two looks at the file.
  private static let pause = Duration.milliseconds(300)

  func body(content: Content) -> some View {
    content
      .theme(theme ?? initial)
      .task(id: path) {
        var file = FollowedFile(path)
        while !Task.isCancelled {
          if let text = file.newText() { show(text) }
          try? await Task.sleep(for: Self.pause)
        }
      }
  }

  private func show(_ text: String) {
    do throws(ThemeFileError) {
      theme = try ThemeFile(json: text).theme(among: known)
    } catch {
      toaster.show("\(path): \(error)", .error)
    }
  }
}

extension View {
  /// Sets the theme in the file at `path` and follows the file: each time it is saved, the views
  /// show their new looks.
  ///
  /// `theme` is shown while there is no such file. A mistake in the file is shown as a message with
  /// its line, and the theme stays as it was.
  ///
  /// The file is looked at three times a second, so this is for who designs a theme. A program that
  /// only reads one uses ``ThemeFile``.
  public func theme(
    following path: String, among known: [Theme] = Theme.builtIn, otherwise theme: Theme
  ) -> some View {
    modifier(ThemeFollowing(path: path, known: known, initial: theme))
  }
}
