/// Keeps a length within limits.
struct LengthLimits: Hashable {
  let min: Int?
  let ideal: Int?
  let max: Int?

  /// Limits of no less than 0.
  init(min: Int?, ideal: Int? = nil, max: Int?) {
    self.min = min.map { Swift.max(0, $0) }
    self.ideal = ideal.map { Swift.max(0, $0) }
    self.max = max.map { Swift.max(0, $0) }
  }

  /// What the content is offered of `proposed`.
  func proposal(_ proposed: Int) -> Int {
    let wanted = proposed == ProposedSize.ideal ? ideal ?? proposed : proposed
    let most = max.map { $0 >= ProposedSize.unlimited ? wanted : $0 } ?? wanted
    return Swift.max(min ?? 0, Swift.min(wanted, most))
  }

  /// The length of the frame, given its content's. With an upper limit it takes what it is offered
  /// up to the limit, with a lower one it is at least that. By itself it is as long as the ideal
  /// says, or else its content.
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
