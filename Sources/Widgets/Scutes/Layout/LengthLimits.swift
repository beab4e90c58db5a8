// SPDX-License-Identifier: Apache-2.0

/// Limits for a length.
struct LengthLimits: Hashable {
  let min: Int?
  let ideal: Int?
  let max: Int?

  /// Creates limits, all at least 0.
  init(min: Int?, ideal: Int? = nil, max: Int?) {
    self.min = min.map { Swift.max(0, $0) }
    self.ideal = ideal.map { Swift.max(0, $0) }
    self.max = max.map { Swift.max(0, $0) }
  }

  /// The part of `proposed` to offer the content.
  func proposal(_ proposed: Int) -> Int {
    let wanted = proposed == ProposedSize.ideal ? ideal ?? proposed : proposed
    let most = max.map { $0 >= ProposedSize.unlimited ? wanted : $0 } ?? wanted
    return Swift.max(min ?? 0, Swift.min(wanted, most))
  }

  /// The frame's length, given its content's. With a maximum it takes the proposed length up to
  /// that, with a minimum it is at least that. Unproposed, it has the ideal length, or else its
  /// content's.
  func length(_ content: Int, proposed: Int) -> Int {
    let isIdeal = proposed == ProposedSize.ideal
    var length = isIdeal ? ideal ?? content : content
    if let max {
      if !isIdeal { length = Swift.max(content, Swift.min(proposed, max)) }
      length = Swift.min(length, max)
    }
    if let min { length = Swift.max(length, min) }
    return length
  }
}
