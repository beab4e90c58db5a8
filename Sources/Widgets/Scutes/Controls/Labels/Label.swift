// SPDX-License-Identifier: Apache-2.0

/// A title with an icon of one or two columns before it.
public struct Label: View {
  private let title: String
  private let icon: String

  /// Creates a label of `icon`, a blank and `title`.
  public init(_ title: String, icon: String) {
    self.title = title
    self.icon = icon
  }

  /// The icon and the title, which is truncated first.
  public var body: some View {
    HStack(spacing: 1) {
      Text(icon).lineLimit(1).layoutPriority(1)
      Text(title).lineLimit(1)
    }
  }
}
