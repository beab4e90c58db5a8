/// The connected regions of a mask: pixels of one kind that touch each other.
struct Regions {
  struct Region {
    var area = 0
    var left = Int.max
    var top = Int.max
    /// The last column and row that belong to it.
    var right = 0
    var bottom = 0

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }
  }

  let all: [Region]
  /// The position in ``all`` for each pixel, or -1 for pixels outside the regions.
  let labels: [Int32]

  /// The regions of the pixels of `mask` that are `value`. Pixels touch along their sides, and by
  /// their corners as well if `diagonally`.
  init(of mask: [Bool], width: Int, height: Int, where value: Bool, diagonally: Bool) {
    var labels = [Int32](repeating: -1, count: mask.count)
    var parents: [Int32] = []
    mask.withUnsafeBufferPointer { mask in
      labels.withUnsafeMutableBufferPointer { labels in
        for y in 0..<height {
          for x in 0..<width where mask[y * width + x] == value {
            let place = y * width + x
            var label: Int32 = x > 0 ? labels[place - 1] : -1
            if y > 0 {
              let first = diagonally && x > 0 ? -1 : 0
              let last = diagonally && x + 1 < width ? 1 : 0
              for offset in first...last {
                let above = labels[place - width + offset]
                if above < 0 || above == label { continue }
                label = label < 0 ? above : Self.join(label, above, &parents)
              }
            }
            if label < 0 {
              label = Int32(parents.count)
              parents.append(label)
            }
            labels[place] = label
          }
        }
      }
    }
    var numbers = [Int32](repeating: -1, count: parents.count)
    var regions: [Region] = []
    for y in 0..<height {
      for x in 0..<width where labels[y * width + x] >= 0 {
        let label = Int(Self.root(labels[y * width + x], &parents))
        if numbers[label] < 0 {
          numbers[label] = Int32(regions.count)
          regions.append(Region())
        }
        let number = numbers[label]
        labels[y * width + x] = number
        regions[Int(number)].area += 1
        regions[Int(number)].left = min(regions[Int(number)].left, x)
        regions[Int(number)].right = max(regions[Int(number)].right, x)
        regions[Int(number)].top = min(regions[Int(number)].top, y)
        regions[Int(number)].bottom = y
      }
    }
    all = regions
    self.labels = labels
  }

  /// Returns the label that represents everything joined with `label`.
  private static func root(_ label: Int32, _ parents: inout [Int32]) -> Int32 {
    var label = label
    while parents[Int(label)] != label {
      parents[Int(label)] = parents[Int(parents[Int(label)])]
      label = parents[Int(label)]
    }
    return label
  }

  private static func join(_ a: Int32, _ b: Int32, _ parents: inout [Int32]) -> Int32 {
    let (first, second) = (root(a, &parents), root(b, &parents))
    parents[Int(max(first, second))] = min(first, second)
    return min(first, second)
  }
}
