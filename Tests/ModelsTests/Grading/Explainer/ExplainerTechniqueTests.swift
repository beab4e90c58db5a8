import Sudoku
import Testing

struct ExplainerTechniqueTests {
  @Test(arguments: [
    (ExplainerTechnique.hiddenSingle, "HS", "Hidden Single"),
    (.directHiddenTriplet, "DT", "Direct Hidden Triplet"),
    (.claiming, "Cl", "Claiming"),
    (.xyzWing, "XYZW", "XYZ-Wing"),
    (.uniqueRectangle(type: 3), "UR3", "Unique Rectangle type 3"),
    (.uniqueLoop(length: 6, type: 2), "UL62", "Unique Loop 6 type 2"),
    (.bivalueUniversalGrave(type: 1), "BUG1", "BUG type 1"),
    (.bidirectionalYCycle, "BiYCy", "Bidirectional Y-Cycle"),
    (.dynamicForcingChains(.contradiction, .none), "DCFC", "Dynamic Contradiction Forcing Chains"),
    (.dynamicForcingChains(.double, .plus), "DdFC+", "Dynamic Double Forcing Chains (+)"),
    (
      .dynamicForcingChains(.cell, .forcingChains), "DLFC+FC",
      "Dynamic Cell Forcing Chains (+ Forcing Chains)"
    ),
    (
      .dynamicForcingChains(.region, .dynamicChains), "DRFC+DFC",
      "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains)"
    ),
  ])
  func techniquesAreCalledAsInSudokuExplainer(
    _ technique: ExplainerTechnique, _ code: String, _ name: String
  ) {
    #expect(technique.code == code)
    #expect(technique.name == name)
  }
}
