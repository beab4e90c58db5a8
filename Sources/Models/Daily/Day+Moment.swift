extension Day {
  /// The day on which `moment` falls, where clocks are `secondsEast` ahead of UTC.
  public init(_ moment: Moment, secondsEast: Int = 0) {
    let seconds = (Double(moment.milliseconds) / 1000).rounded(.down) + Double(secondsEast)
    self.init(number: Int((seconds / 86_400).rounded(.down)))
  }
}
