import Scutes
import TerminalTesting

/// Runs a contender once and measures as it goes.
struct Session {
  let contender: Contender
  let size: Size
  let plan: Plan

  /// The extent of the measurement.
  struct Plan {
    /// Keys in a round. They move eight cells to the right and eight back.
    var keys = 64
    /// The duration of the idle measurement.
    var idle = Duration.seconds(2)
    /// Keys in one write.
    var burst = 100
    /// Size changes, one every four milliseconds. The last size equals the first.
    var sizes = 40
  }

  /// The silence that ends the response to a key.
  private static let keyQuiet = Duration.milliseconds(20)
  /// The silence that ends the response to many keys or sizes at once. A clock on the screen ticks
  /// each second, and a longer silence would often include its tick.
  private static let burstQuiet = Duration.milliseconds(40)
  /// The silence that ends the first picture.
  private static let startQuiet = Duration.milliseconds(150)
  /// The longest wait for any response.
  private static let patience = Duration.seconds(20)

  /// Runs the contender once and adds the results to `measurement`.
  func run(addingTo measurement: inout Measurement, generator: inout Generator) throws {
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(
      running: contender.program, arguments: contender.arguments, size: size)
    let first = try outburst(of: terminal, since: start, quiet: Self.startQuiet)
    guard terminal.exitStatus == nil, first.bytes > 0 else {
      throw ContenderEnded(name: contender.name, screen: terminal.screen.text)
    }
    measurement.firstByte.add(first.firstByte)
    measurement.firstPaint.add(first.lastByte)
    measurement.firstBytes.add(Double(first.bytes))
    measurement.startProcessor.add(ProcessFigures(of: terminal.processID).processorTime)

    try terminal.type(contender.preparation)
    try terminal.waitForQuiet(Self.startQuiet)
    var unmeasured = Measurement()
    try pressKeys(16, in: terminal, addingTo: &unmeasured, generator: &generator)
    try pressKeys(plan.keys, in: terminal, addingTo: &measurement, generator: &generator)
    try terminal.waitForQuiet(Self.startQuiet)
    try burst(in: terminal, addingTo: &measurement)
    try storm(in: terminal, addingTo: &measurement)
    if plan.idle > .zero { try idle(in: terminal, addingTo: &measurement) }
  }

  private func burst(
    in terminal: PseudoTerminal, addingTo measurement: inout Measurement
  ) throws {
    let isApplication = terminal.screen.hasApplicationCursorKeys
    let key = TerminalKey.right.bytes(applicationCursorKeys: isApplication)
    let start = ContinuousClock.now
    try terminal.write(Array(repeatElement(key, count: plan.burst).joined()))
    let answer = try outburst(of: terminal, since: start, quiet: Self.burstQuiet)
    measurement.burstLatency.add(answer.lastByte)
    measurement.burstBytes.add(Double(answer.bytes))
  }

  private func storm(
    in terminal: PseudoTerminal, addingTo measurement: inout Measurement
  ) throws {
    var last = ContinuousClock.now
    for step in 1...plan.sizes {
      let shrink = (plan.sizes - step) % 5
      last = .now
      try terminal.resize(to: Size(width: size.width - 4 * shrink, height: size.height - shrink))
      guard step < plan.sizes else { break }
      let pause = Duration.milliseconds(4)
      while case let rest = last + pause - .now, rest > .zero {
        guard let output = terminal.read(for: rest) else { break }
        try terminal.show(output)
      }
    }
    let answer = try outburst(
      of: terminal, since: last, quiet: Self.burstQuiet, patience: .milliseconds(300))
    measurement.stormLatency.add(answer.lastByte)
  }

  private func pressKeys(
    _ count: Int, in terminal: PseudoTerminal, addingTo measurement: inout Measurement,
    generator: inout Generator
  ) throws {
    let before = ProcessFigures(of: terminal.processID)
    for index in 0..<count {
      // A pause of varying length, so that the program's own ticking can't keep in step.
      let pause = Duration.microseconds(Int.random(in: 0..<17_000, using: &generator))
      _ = try outburst(of: terminal, since: .now, quiet: pause, patience: pause)
      let key: TerminalKey = index / 8 % 2 == 0 ? .right : .left
      let bytes = key.bytes(applicationCursorKeys: terminal.screen.hasApplicationCursorKeys)
      let start = ContinuousClock.now
      try terminal.write(bytes)
      let answer = try outburst(
        of: terminal, since: start, quiet: Self.keyQuiet, patience: .milliseconds(500))
      measurement.keyLatency.add(answer.lastByte)
      measurement.keyBytes.add(Double(answer.bytes))
      measurement.keyPieces.add(Double(answer.pieces))
    }
    let after = ProcessFigures(of: terminal.processID)
    measurement.keyWrites.add(rate(before.writes, after.writes, over: Double(count)))
    if let first = before.processorTime, let last = after.processorTime {
      measurement.keyProcessor.add((last - first) / count)
    }
    measurement.resident.add(after.residentKibibytes.map { Double($0) / 1024 })
  }

  private func idle(
    in terminal: PseudoTerminal, addingTo measurement: inout Measurement
  ) throws {
    let seconds = plan.idle / .seconds(1)
    let before = ProcessFigures(of: terminal.processID)
    let end = ContinuousClock.now + plan.idle
    while case let rest = end - .now, rest > .zero {
      guard let output = terminal.read(for: rest) else { break }
      try terminal.show(output)
    }
    let after = ProcessFigures(of: terminal.processID)
    measurement.idleWakeUps.add(rate(before.sleeps, after.sleeps, over: seconds))
    if let first = before.processorTime, let last = after.processorTime {
      measurement.idleProcessor.add((last - first) / seconds)
    }
  }

  private func rate(_ first: Int?, _ last: Int?, over count: Double) -> Double? {
    guard let first, let last else { return nil }
    return Double(last - first) / count
  }

  /// The output of a program in one go, with times since its cause.
  private struct Outburst {
    var firstByte: Duration?
    var lastByte: Duration?
    var bytes = 0
    var pieces = 0
  }

  /// Reads until the program has been silent for `quiet` after its first byte, or for `patience`
  /// without any output. Output is parsed only at the end, so that parsing isn't measured, but
  /// questions are answered at once.
  private func outburst(
    of terminal: PseudoTerminal, since start: ContinuousClock.Instant, quiet: Duration,
    patience: Duration = patience
  ) throws -> Outburst {
    var outburst = Outburst()
    var unseen: [UInt8] = []
    while let output = terminal.read(for: outburst.lastByte == nil ? patience : quiet) {
      guard !output.isEmpty else { break }
      let now = ContinuousClock.now
      outburst.firstByte = outburst.firstByte ?? now - start
      outburst.lastByte = now - start
      outburst.bytes += output.count
      outburst.pieces += 1
      unseen += output
      if quiet >= Self.startQuiet {
        try terminal.show(unseen)
        unseen = []
      }
      if now - start > Self.patience { break }
    }
    try terminal.show(unseen)
    return outburst
  }
}

/// A program that ended before it was measured.
struct ContenderEnded: Error, CustomStringConvertible {
  let name: String
  let screen: String

  var description: String { "\(name) ended before it could be measured and left:\n\(screen)" }
}
