/// The evidence in an image for and against the lines of a lattice, measured across each of the 180
/// sides of cells.
///
/// ```
///      │              brightness across a side
///   ───┼───           ‾‾‾‾\    /‾‾‾‾   shoulders: the two cells beside it
///      │                   \__/        bottom: the line
///        ← 0.25 cells →
/// ```
struct LineEvidence {
  /// A side between two neighbouring crossings.
  struct Side {
    let first: Int
    let second: Int
    /// The line that it is part of, 0 to 9.
    let line: Int
    let isHorizontal: Bool
  }

  /// The darkness of a line relative to its surroundings, and its position.
  struct Ridge {
    /// The contrast in brightness steps. 0 or less for no line.
    let contrast: Double
    /// The distance of the darkest point from the expected one along the normal, in cells.
    let offset: Double
    /// The total darkness over the width of the line.
    let mass: Double
  }

  static let sides: [Side] = {
    var sides: [Side] = []
    for line in 0..<10 {
      for place in 0..<9 {
        sides.append(
          Side(
            first: line * 10 + place, second: line * 10 + place + 1, line: line, isHorizontal: true)
        )
        sides.append(
          Side(
            first: place * 10 + line, second: place * 10 + 10 + line, line: line,
            isHorizontal: false))
      }
    }
    return sides
  }()

  let image: GreyImage

  /// Returns how clearly the lines of `lattice` show: about 1 for a complete grid, 0.3 or less if
  /// there is none.
  func score(of lattice: Lattice) -> Double {
    let size = lattice.cellSize
    guard size > 4 else { return 0 }
    let ridges = Self.sides.map { side in
      ridge(
        from: lattice.nodes[side.first], to: lattice.nodes[side.second], size: size, reach: 0.1,
        isBorder: side.line % 9 == 0)
    }
    // Lines halfway between those of the lattice should not be there.
    var between: [Double] = []
    for place in stride(from: 0, to: 81, by: 1) {
      let (row, column) = (place / 9, place % 9)
      let topMiddle =
        (lattice[row: row, column: column] + lattice[row: row, column: column + 1]) * 0.5
      let bottomMiddle =
        (lattice[row: row + 1, column: column] + lattice[row: row + 1, column: column + 1]) * 0.5
      let leftMiddle =
        (lattice[row: row, column: column] + lattice[row: row + 1, column: column]) * 0.5
      let rightMiddle =
        (lattice[row: row, column: column + 1] + lattice[row: row + 1, column: column + 1]) * 0.5
      for (a, b) in [(topMiddle, bottomMiddle), (leftMiddle, rightMiddle)] {
        if let ridge = ridge(from: a, to: b, size: size, reach: 0.1, isBorder: false) {
          between.append(ridge.contrast)
        }
      }
    }
    let contrasts = ridges.compactMap { $0?.contrast }.sorted()
    guard contrasts.count >= 120 else { return 0 }
    between.sort()
    let strong = contrasts[contrasts.count * 8 / 10]
    let noise = between.isEmpty ? 0 : max(0, between[between.count / 2])
    let scale = max(3, 0.08 * strong, 2.5 * noise)
    func presence(_ contrast: Double) -> Double { min(1, max(0, contrast / scale)) }

    var sum = 0.0
    var count = 0.0
    var masses = (box: 0.0, other: 0.0)
    for (side, ridge) in zip(Self.sides, ridges) {
      guard let ridge else { continue }
      sum += presence(ridge.contrast)
      count += 1
      if side.line % 9 == 0 { continue }
      if side.line % 3 == 0 {
        masses.box += ridge.mass / 36
      } else {
        masses.other += ridge.mass / 108
      }
    }
    let lines = sum / count
    let mids = between.reduce(0) { $0 + presence($1) } / Double(max(1, between.count))
    let phase = max(-1, min(1, (masses.box - masses.other) / max(1, masses.box + masses.other) * 3))
    return lines - 0.35 * mids + 0.08 * phase - 0.3 * beyond(lattice, scale: scale)
  }

  /// Returns how much the lattice continues outside the grid, 0 to 1, at the side where it does
  /// most.
  private func beyond(_ lattice: Lattice, scale: Double) -> Double {
    let size = lattice.cellSize
    func presence(_ a: PicturePoint, _ b: PicturePoint) -> Double {
      guard let ridge = ridge(from: a, to: b, size: size, reach: 0.1, isBorder: false) else {
        return 0
      }
      return min(1, max(0, ridge.contrast / scale))
    }
    var most = 0.0
    for side in 0..<4 {
      var closing = 0.0
      var leading = 0.0
      func node(_ depth: Int, _ place: Int) -> PicturePoint {
        switch side {
        case 0: lattice[row: -depth, column: place]
        case 1: lattice[row: 9 + depth, column: place]
        case 2: lattice[row: place, column: -depth]
        default: lattice[row: place, column: 9 + depth]
        }
      }
      for place in 0..<9 { closing += presence(node(1, place), node(1, place + 1)) / 9 }
      for place in 0..<10 { leading += presence(node(0, place), node(1, place)) / 10 }
      most = max(most, min(closing, leading))
    }
    return most
  }

  /// Returns the ridge across the side from `first` to `second`, or `nil` if most of it is outside
  /// the image. Accepts lines up to `reach` cells away. Borders are only compared with their
  /// brighter side, because anything may be around a grid.
  func ridge(
    from first: PicturePoint, to second: PicturePoint, size: Double, reach: Double, isBorder: Bool
  ) -> Ridge? {
    // Steps of 0.04 cells, or twice that if the line may be further off.
    let pace = reach > 0.3 ? 0.08 : 0.04
    let along = second - first
    let length = along.length
    guard length > 1 else { return nil }
    let normal = PicturePoint(x: -along.y / length, y: along.x / length)
    let steps = 8
    // From -0.32 to 0.32 cells across, or twice as far.
    let half = 8
    let step = pace * size
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * half + 1) { profile in
      profile.initialize(repeating: 0)
      var seen = 0
      image.values.withUnsafeBufferPointer { values in
        for index in 0..<steps {
          let part = 0.16 + 0.68 * Double(index) / Double(steps - 1)
          let x = first.x + along.x * part
          let y = first.y + along.y * part
          guard x > 0, y > 0, x < Double(image.width), y < Double(image.height) else { continue }
          seen += 1
          for place in -half...half {
            let distance = Double(place) * step
            profile[place + half] += Double(
              GreyImage.sample(
                values, image.width, image.height, Float(x + normal.x * distance),
                Float(y + normal.y * distance)))
          }
        }
      }
      guard seen * 2 >= steps else { return nil }
      for place in 0...2 * half { profile[place] /= Double(seen) }
      let limit = min(half - 2, Int((reach / pace).rounded()))
      var bottom = 0
      for place in -limit...limit
      where profile[place + half] + 0.3 * Double(abs(place))
        < profile[bottom + half] + 0.3 * Double(abs(bottom))
      {
        bottom = place
      }
      // The shoulders lie 0.12 to 0.24 cells off the bottom.
      func shoulder(_ sign: Int) -> Double {
        var values: [Double] = []
        for distance in pace > 0.04 ? 2...3 : 3...6 {
          let place = bottom + sign * distance + half
          if place >= 0, place <= 2 * half { values.append(profile[place]) }
        }
        guard !values.isEmpty else { return profile[bottom + half] }
        return values.reduce(0, +) / Double(values.count)
      }
      let (before, after) = (shoulder(-1), shoulder(1))
      let level = isBorder ? max(before, after) : min(before, after)
      let contrast = level - profile[bottom + half]
      var mass = 0.0
      for distance in -2...2 {
        let place = bottom + distance + half
        if place >= 0, place <= 2 * half { mass += max(0, level - profile[place]) }
      }
      // The bottom between steps, from a parabola through three of them.
      var exact = Double(bottom)
      if abs(bottom) < half {
        let (a, b, c) = (
          profile[bottom + half - 1], profile[bottom + half], profile[bottom + half + 1]
        )
        let curve = a - 2 * b + c
        if curve > 1e-6 { exact += max(-0.5, min(0.5, 0.5 * (a - c) / curve)) }
      }
      return Ridge(contrast: contrast, offset: exact * pace, mass: mass)
    }
  }

  /// Returns the lattice moved onto the lines that the image shows near its own. Paper bends
  /// smoothly, so the crossings move together: by a polynomial of the third degree in row and
  /// column, which follows most lines and ignores digits and dirt that look like lines.
  ///
  /// With `isWide`, lines are first looked for up to 0.45 cells away, because a bent sheet may have
  /// been taken for a flat one.
  func fitted(_ lattice: Lattice, isWide: Bool = false) -> Lattice {
    var lattice = lattice
    let wide = isWide ? [(0.45, 2, 0.3), (0.4, 3, 0.2)] : []
    for (reach, degree, tolerance) in wide + [
      (0.24, 1, 0.2), (0.24, 2, 0.12), (0.2, 3, 0.1), (0.16, 3, 0.07), (0.12, 3, 0.05),
    ] {
      let size = lattice.cellSize
      guard size > 4 else { return lattice }
      let pulls = pulls(of: lattice, size: size, reach: reach)
      guard pulls.count >= 40 else { return lattice }
      guard let bend = Bend(pulls, degree: degree, tolerance: tolerance) else { return lattice }
      for node in 0..<100 {
        lattice.move(
          node, by: bend.offset(row: Double(node / 10), column: Double(node % 10)) * size)
      }
    }
    return lattice
  }

  /// The target of a side of a cell: `distance` cells along its normal.
  private struct Pull {
    let row: Double
    let column: Double
    let normal: PicturePoint
    let distance: Double
    let weight: Double
  }

  private func pulls(of lattice: Lattice, size: Double, reach: Double) -> [Pull] {
    let ridges = Self.sides.map { side in
      ridge(
        from: lattice.nodes[side.first], to: lattice.nodes[side.second], size: size, reach: reach,
        isBorder: side.line % 9 == 0)
    }
    let contrasts = ridges.compactMap { $0?.contrast }.sorted()
    guard !contrasts.isEmpty else { return [] }
    let scale = max(3, contrasts[contrasts.count / 2])
    return zip(Self.sides, ridges).compactMap { side, ridge in
      guard let ridge, ridge.contrast > 0 else { return nil }
      let along = lattice.nodes[side.second] - lattice.nodes[side.first]
      let length = max(1e-6, along.length)
      let (row, column) = (side.first / 10, side.first % 10)
      return Pull(
        row: Double(row) + (side.isHorizontal ? 0 : 0.5),
        column: Double(column) + (side.isHorizontal ? 0.5 : 0),
        normal: PicturePoint(x: -along.y / length, y: along.x / length), distance: ridge.offset,
        weight: min(1, ridge.contrast / scale))
    }
  }

  /// A smooth displacement of all crossings, in cells.
  private struct Bend {
    private let degree: Int
    private let coefficients: [Double]

    /// Fits the displacement that follows most of `pulls`. Those further off than `tolerance` count
    /// less the further they are (Tukey's weights). `nil` if there is too little information.
    init?(_ pulls: [Pull], degree: Int, tolerance: Double) {
      self.degree = degree
      let equations = pulls.map { pull in
        let terms = Self.terms(row: pull.row, column: pull.column, degree: degree)
        return terms.map { $0 * pull.normal.x } + terms.map { $0 * pull.normal.y }
      }
      let count = equations.first?.count ?? 0
      var coefficients = [Double](repeating: 0, count: count)
      for round in 0..<4 {
        var sums = [Double](repeating: 0, count: count * (count + 1))
        // A little resistance keeps unknown parts in place.
        for place in 0..<count {
          sums[place * (count + 1) + place] = place % (count / 2) < 3 ? 0.05 : 0.5
        }
        sums.withUnsafeMutableBufferPointer { sums in
          for (pull, equation) in zip(pulls, equations) {
            var expected = 0.0
            for i in 0..<count { expected += equation[i] * coefficients[i] }
            // The first round has no displacement to judge by: all pulls count.
            let limit = round == 0 ? 0.6 : tolerance * 2
            let off = (pull.distance - expected) / limit
            guard abs(off) < 1 else { continue }
            let weight = pull.weight * (1 - off * off) * (1 - off * off)
            equation.withUnsafeBufferPointer { equation in
              for i in 0..<count {
                let factor = weight * equation[i]
                let row = i * (count + 1)
                for j in 0..<count { sums[row + j] += factor * equation[j] }
                sums[row + count] += factor * pull.distance
              }
            }
          }
        }
        let rows = (0..<count).map { Array(sums[$0 * (count + 1)..<($0 + 1) * (count + 1)]) }
        guard let solution = LinearEquations.solve(rows) else { return nil }
        coefficients = solution
      }
      self.coefficients = coefficients
    }

    func offset(row: Double, column: Double) -> PicturePoint {
      let terms = Self.terms(row: row, column: column, degree: degree)
      return PicturePoint(
        x: zip(terms, coefficients).reduce(0) { $0 + $1.0 * $1.1 },
        y: zip(terms, coefficients[terms.count...]).reduce(0) { $0 + $1.0 * $1.1 })
    }

    /// 1, u, v, u², uv, v² … for u and v from -1 to 1.
    private static func terms(row: Double, column: Double, degree: Int) -> [Double] {
      let (u, v) = (column / 4.5 - 1, row / 4.5 - 1)
      var terms = [1, u, v]
      if degree >= 2 { terms += [u * u, u * v, v * v] }
      if degree >= 3 { terms += [u * u * u, u * u * v, u * v * v, v * v * v] }
      return terms
    }
  }
}
