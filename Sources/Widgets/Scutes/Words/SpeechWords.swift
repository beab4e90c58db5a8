// SPDX-License-Identifier: Apache-2.0

/// The texts that describe views in speech and linear mode.
public nonisolated struct SpeechWords: Codable, Hashable, Sendable {
  /// A button.
  public var button = "button"
  /// A switch that is on.
  public var on = "on"
  /// A switch that is off.
  public var off = "off"
  /// A selected row or option.
  public var selected = "selected"
  /// A row of an outline whose rows below are shown.
  public var expanded = "open"
  /// A row of an outline whose rows below are not shown.
  public var collapsed = "closed"
  /// A disabled control.
  public var disabled = "not available"
  /// The position among several: %1 of %2.
  public var place = "%1 of %2"

  /// Creates the English texts.
  public init() {}

  /// Returns the text for the position `index`, from 1, among `count`.
  public func place(_ index: Int, of count: Int) -> String {
    place.replacing("%1", with: String(index)).replacing("%2", with: String(count))
  }
}
