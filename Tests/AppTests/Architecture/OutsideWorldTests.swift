import Testing

/// The program starts others in one place, without a shell, and opens no connection.
@Suite struct OutsideWorldTests {
  private static let files = SourceFile.all(in: "Sources")

  private func paths(containing text: String) -> [String] {
    Self.files.filter { file in file.lines.contains { $0.contains(text) } }.map(\.path)
  }

  @Test func onePlaceStartsOtherPrograms() {
    #expect(paths(containing: "= Process()") == ["Sources/App/Programs/ProgramCall.swift"])
  }

  /// Swift may allocate, lock or initialise anything at any time: see docs/decisions/0007.
  @Test func noSignalHandlerIsInSwift() {
    let calls = Self.files.flatMap(\.lines).filter {
      $0.contains(/\b(sigaction|signal)\([^)]/) && !$0.contains(/\bSIG_(DFL|IGN)\b/)
    }
    #expect(calls == [])
  }

  @Test(arguments: [
    "/bin/sh", "/bin/bash", "popen(", "posix_spawn", "execv", "forkpty",
    "URLSession", "URLRequest", "NWConnection", "CFStream", "getaddrinfo", "AF_INET", "http_",
  ])
  func noPlaceUsesAShellOrTheNetwork(name: String) {
    #expect(paths(containing: name) == [])
  }

  /// Foundation's bundle ends a program whose folder its user may not look into.
  @Test func noPlaceAsksForABundle() {
    #expect(paths(containing: "Bundle.") == [])
  }

  /// The released program has no data of ICU: see Sources/CUnicodeData.
  @Test(arguments: [
    "DateFormatter", "NumberFormatter", "TimeZone", "Locale(", "Locale.", "Calendar(",
    "Calendar.current", ".formatted(", "localizedCompare", "localizedStandard", "capitalized(with",
  ])
  func noPlaceAsksForTheDataOfALocale(name: String) {
    #expect(paths(containing: name) == [])
  }
}
