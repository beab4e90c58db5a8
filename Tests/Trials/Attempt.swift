import Generating

/// One attempt to break a promise: its random numbers, and what it finds.
public final class Attempt {
  /// From 0. Together with the seed it decides everything.
  let number: Int
  let scale: Trial.Scale
  var random: SeededRandom
  /// A sentence for each breach of the promise, often with the screen.
  public private(set) var findings: [String] = []
  /// The reasons why something could not be tried here.
  public private(set) var omissions: Set<String> = []
  /// The largest values, by name and unit.
  private(set) var measurements: [String: Double] = [:]
  /// In the unit of the trial; 0 if what was to be tried never came about.
  public internal(set) var tried = 1

  init(number: Int, seed: UInt64, scale: Trial.Scale) {
    self.number = number
    self.scale = scale
    random = SeededRandom(seed: seed)
    // Neighbouring numbers get unrelated streams.
    random = SeededRandom(seed: random.next() &+ UInt64(number) &* 0x9E37_79B9)
  }

  /// Notes a finding unless `condition` holds.
  func expect(_ condition: Bool, _ finding: @autoclosure () -> String) {
    if !condition { findings.append(finding()) }
  }

  /// Notes why something is left out.
  func omit(_ reason: String) { omissions.insert(reason) }

  /// Notes a measured value. The largest one is reported.
  func measure(_ name: String, _ value: Double) {
    measurements[name] = max(value, measurements[name] ?? value)
  }

  /// Returns one of `elements`.
  func one<Element>(of elements: [Element]) -> Element { elements[random.below(elements.count)] }

  /// Returns `true` once in `count` times.
  func once(in count: Int) -> Bool { random.below(count) == 0 }
}

extension Trial {
  /// Makes the attempt with this number. An error that it throws is a finding.
  public func attempt(_ number: Int, seed: UInt64, scale: Scale) -> Attempt {
    let attempt = Attempt(number: number, seed: seed, scale: scale)
    do {
      try body(attempt)
    } catch {
      attempt.expect(false, "\(error)")
    }
    return attempt
  }
}
