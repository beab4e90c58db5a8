// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// A picture of a few rows below what a program writes, for one that reads no keys.
///
/// Nothing is taken over: keys, signals and the terminal's modes stay as the shell left them.
package final class StatusTerminal: Terminal {
  /// The columns of the terminal, and the rows of the picture: as many as requested, if the
  /// terminal has that many.
  package private(set) var size: Size
  /// The capabilities of the terminal.
  package let capabilities: TerminalCapabilities
  private let rows: Int
  private let output: Int32
  private let fallbackSize: Size
  private var painter: InlinePainter

  /// Draws on the terminal behind `output`. `environment` returns the values of variables: see
  /// ``NCursesTerminal``.
  package init(
    rows: Int, output: Int32, environment: (String) -> String? = ProcessEnvironment.value
  ) throws(TerminalError) {
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    let setup = try TerminalSetup(environment)
    guard setup.description.isANSI else { throw .noCursorAddressing(setup.description.name) }
    if let width = setup.ambiguousWidth { AmbiguousWidth.use(width) }
    self.rows = max(1, rows)
    self.output = output
    fallbackSize = setup.fallbackSize
    capabilities = setup.capabilities
    painter = InlinePainter(
      setup.description, capabilities: setup.capabilities, isSynchronized: setup.isSynchronized)
    size = .zero
    size = currentSize
  }

  private var currentSize: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    let isKnown = scutes_terminal_size(output, &columns, &rows)
    let whole = isKnown ? Size(width: Int(columns), height: Int(rows)) : fallbackSize
    return Size(width: whole.width, height: min(self.rows, whole.height))
  }

  /// `false` for a process in the background of a shell, whose picture would be in the way of what
  /// is typed there. A terminal that doesn't control the process has no group.
  private var isInForeground: Bool {
    let group = tcgetpgrp(output)
    return group <= 0 || group == getpgrp()
  }

  /// Shows `frame` with a single write, or nothing in the background.
  package func show(_ frame: Frame) {
    guard isInForeground else { return }
    write(painter.bytes(of: frame))
  }

  /// Removes the picture, so that the cursor is where it was before the first frame.
  package func erase() {
    write(painter.ending(keepsPicture: false))
    painter.forget()
  }

  private func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { _ = StandardStreams.write(bytes, to: output) }
  }

  /// Returns a change of the size, if there is one, without waiting.
  package func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    let new = currentSize
    guard new != size else { return [] }
    size = new
    painter.noticeWidth(new.width)
    return [.resize(new)]
  }

  /// Does nothing, since nothing was taken over.
  package func suspend() {}

  /// Does nothing, since nothing was taken over.
  package func restore() {}
}
