import Scutes

/// Numbers aligned at their decimal points by a custom guide.
struct AlignmentGuideExample: View {
  private static let prices = [("bread", "3.20"), ("a house", "250000.5"), ("air", "0")]

  var body: some View {
    VStack(alignment: .point) {
      ForEach(Self.prices, id: \.0) { name, price in
        HStack(spacing: 1) {
          Text(name).foregroundStyle(.secondary)
          Text(price).alignmentGuide(.point) { size in
            price.split(separator: ".").first.map { $0.count } ?? size.width
          }
        }
      }
    }
  }
}

nonisolated extension HorizontalAlignment {
  /// The position of a number's decimal point.
  fileprivate static let point = Self(PointGuide.self)

  private enum PointGuide: AlignmentID {
    static func defaultValue(in size: ViewDimensions) -> Int { size.width }
  }
}

extension Example {
  static let alignmentGuide = Example(
    "alignmentGuide, AlignmentID", .layout,
    "Views line up where they say, deep inside as well: here at the decimal point.", height: 3
  ) {
    AlignmentGuideExample()
  }
}
