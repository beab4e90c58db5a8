import Testing

@testable import PictureReading

@Suite struct LatticeTests {
  private let corners = [(10.0, 20.0), (200, 30), (210, 220), (5, 205)].map {
    PicturePoint(x: $0.0, y: $0.1)
  }

  @Test func aMapTakesFourPointsWhereTheyBelong() throws {
    let square = [(0.0, 0.0), (9, 0), (9, 9), (0, 9)].map { PicturePoint(x: $0.0, y: $0.1) }
    let map = try #require(Homography(from: square, to: corners))
    for (point, corner) in zip(square, corners) {
      #expect((map.apply(point) - corner).length < 1e-6)
    }
  }

  @Test func pointsOnALineMakeNoMap() {
    let line = (0..<4).map { PicturePoint(x: Double($0), y: Double($0)) }
    #expect(Homography(from: line, to: corners) == nil)
    #expect(Homography(from: Array(corners.prefix(3)), to: Array(corners.prefix(3))) == nil)
  }

  @Test func fourQuarterTurnsLeadBack() throws {
    let lattice = try #require(Lattice(corners: corners))
    #expect(lattice.turned(4) == lattice)
    #expect(lattice.turned(1).turned(3) == lattice)
    // The right side is on top now.
    #expect(lattice.turned(1).corners.first == lattice.corners[1])
  }

  @Test func aLatticeMovedAwayComesBack() throws {
    let lattice = try #require(Lattice(corners: corners))
    let moved = try #require(lattice.moved(rows: 1, columns: -1))
    #expect((moved.nodes[0] - lattice[row: 1, column: -1]).length < 3)
    let back = try #require(moved.moved(rows: -1, columns: 1))
    #expect(back.distance(to: lattice) < 1e-3)
  }

  @Test func shapesThatNoCameraMakesAreRejected() throws {
    #expect(try #require(Lattice(corners: corners)).isPlausible)
    let crossed = [corners[0], corners[2], corners[1], corners[3]]
    #expect(Lattice(corners: crossed)?.isPlausible != true)
    let mirrored = Array(corners.reversed())
    #expect(Lattice(corners: mirrored)?.isPlausible != true)
    let thin = [(0.0, 0.0), (900, 0), (900, 90), (0, 90)].map { PicturePoint(x: $0.0, y: $0.1) }
    #expect(Lattice(corners: thin)?.isPlausible != true)
  }
}
