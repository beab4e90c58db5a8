/// The four sides around connected ink.
enum InkOutline {
  /// A flat lattice within the outline of each of the largest regions of ink, at most five.
  static func lattices(_ regions: Regions, width: Int, height: Int) -> [Lattice] {
    let shorter = min(width, height)
    let large = regions.all.indices.filter {
      regions.all[$0].width * 5 > shorter && regions.all[$0].height * 5 > shorter
    }.sorted {
      regions.all[$0].width * regions.all[$0].height > regions.all[$1].width
        * regions.all[$1].height
    }.prefix(5)
    return large.compactMap { index in
      let region = regions.all[index]
      var points: [PicturePoint] = []
      for y in region.top...region.bottom {
        let row = y * width
        guard
          let left = (region.left...region.right).first(where: {
            regions.labels[row + $0] == Int32(index)
          }),
          let right = (region.left...region.right).last(where: {
            regions.labels[row + $0] == Int32(index)
          })
        else { continue }
        points.append(PicturePoint(x: Double(left) + 0.5, y: Double(y) + 0.5))
        if right > left { points.append(PicturePoint(x: Double(right) + 0.5, y: Double(y) + 0.5)) }
      }
      guard let corners = quadrilateral(around: hull(points)) else { return nil }
      return Lattice(corners: corners)
    }
  }

  /// The convex hull, clockwise on the screen (Andrew's monotone chain).
  private static func hull(_ points: [PicturePoint]) -> [PicturePoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: some Sequence<PicturePoint>) -> [PicturePoint] {
      var result: [PicturePoint] = []
      for point in points {
        while result.count >= 2 {
          let (a, b) = (result[result.count - 2], result[result.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0 { break }
          result.removeLast()
        }
        result.append(point)
      }
      result.removeLast()
      return result
    }
    return half(sorted) + half(sorted.reversed())
  }

  /// Returns the quadrilateral around a convex polygon that adds the least area, clockwise from the
  /// top left. Sides are removed one by one, and their neighbours extended until they meet.
  private static func quadrilateral(around polygon: [PicturePoint]) -> [PicturePoint]? {
    var polygon = polygon
    guard polygon.count >= 4 else { return nil }
    while polygon.count > 4 {
      let count = polygon.count
      var best: (index: Int, point: PicturePoint, area: Double)?
      for index in 0..<count {
        // Removes the side from `b` to `c`. `a` `b` and `d` `c` meet beyond it.
        let a = polygon[(index + count - 1) % count]
        let (b, c) = (polygon[index], polygon[(index + 1) % count])
        let d = polygon[(index + 2) % count]
        let (u, v) = (b - a, c - d)
        let cross = u.x * v.y - u.y * v.x
        guard abs(cross) > 1e-9 else { continue }
        let t = ((c.x - b.x) * v.y - (c.y - b.y) * v.x) / cross
        guard t >= 0, t.isFinite else { continue }
        let point = b + u * t
        // Beyond the side on both lines, else the angles add up to more than half a turn.
        let beyond = (point - c).x * v.x + (point - c).y * v.y
        guard beyond >= -1e-9 else { continue }
        let area = abs((c.x - b.x) * (point.y - b.y) - (c.y - b.y) * (point.x - b.x)) / 2
        if best.map({ area < $0.area }) ?? true { best = (index, point, area) }
      }
      guard let best else { return nil }
      polygon[best.index] = best.point
      polygon.remove(at: (best.index + 1) % count)
    }
    // The top left is the corner nearest to it along the diagonal.
    guard
      let first = polygon.indices.min(by: {
        polygon[$0].x + polygon[$0].y < polygon[$1].x + polygon[$1].y
      })
    else { return nil }
    return (0..<4).map { polygon[(first + $0) % 4] }
  }
}
