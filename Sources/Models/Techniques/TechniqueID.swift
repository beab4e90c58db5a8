/// Which technique. The raw values are stored and stay as they are.
public enum TechniqueID: String, CaseIterable, Codable, Sendable {
  case fullHouse, nakedSingle, hiddenSingle
  case lockedPair, lockedTriple, pointing, claiming
  case nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple
  case xWing, swordfish, jellyfish
}
