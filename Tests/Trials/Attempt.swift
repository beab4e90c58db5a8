import Generating

/// One attempt to break a promise: its random numbers, and what it finds.
public final class Attempt {
  /// The number of the attempt, from 0.
  public let number: Int
  /// The size of the whole run.
  public let scale: Trial.Scale
  /// The numbers that decide what happens.
  var random: SeededRandom
  /// What broke the promise.
  public private(set) var findings: [String] = []
  /// Why something could not be tried here.
  public private(set) var omissions: Set<String> = []
  /// The largest value of each thing measured.
  public private(set) var measurements: [String: Double] = [:]
  /// The number of things tried, where that isn't 1.
  var tried = 1

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
