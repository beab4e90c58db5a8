import Sudoku

extension KoreanWords {
  func clue(to technique: TechniqueID) -> String {
    switch technique {
    case .fullHouse:
      "빈칸이 하나만 남아 있어요."
    case .nakedSingle:
      "후보가 하나만 남은 칸이 있어요."
    case .hiddenSingle:
      "들어갈 자리가 하나만 남은 숫자가 있어요."
    case .pointing:
      "어떤 숫자의 남은 자리가 모두 한 줄에 있어요."
    case .claiming:
      "어떤 숫자의 남은 자리가 모두 한 블록에 있어요."
    case .lockedPair, .nakedPair:
      "똑같은 후보 두 개만 가진 칸이 두 개 있어요."
    case .lockedTriple, .nakedTriple:
      "세 칸의 후보를 모두 합쳐도 세 개뿐인 곳이 있어요."
    case .nakedQuadruple:
      "네 칸의 후보를 모두 합쳐도 네 개뿐인 곳이 있어요."
    case .hiddenPair:
      "두 칸에만 들어갈 수 있는 숫자가 두 개 있어요."
    case .hiddenTriple:
      "세 칸에만 들어갈 수 있는 숫자가 세 개 있어요."
    case .hiddenQuadruple:
      "네 칸에만 들어갈 수 있는 숫자가 네 개 있어요."
    case .xWing, .swordfish, .jellyfish:
      "어떤 숫자의 자리가 서로 나란히 맞춰져 있어요."
    case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
      .sashimiJellyfish:
      "어떤 숫자의 자리가 거의 나란히 맞춰져 있어요."
    case .frankenXWing, .frankenSwordfish, .frankenJellyfish, .mutantXWing, .mutantSwordfish,
      .mutantJellyfish:
      "어떤 숫자의 자리가 같은 수의 다른 구역 안에 모두 들어가요."
    case .finnedFrankenXWing, .finnedFrankenSwordfish, .finnedFrankenJellyfish,
      .finnedMutantXWing, .finnedMutantSwordfish, .finnedMutantJellyfish,
      .finnedMutantSquirmbag, .finnedMutantWhale:
      "어떤 숫자의 자리가 같은 수의 다른 구역 안에 거의 모두 들어가요."
    case .skyscraper, .twoStringKite, .turbotFish, .dualTwoStringKite:
      "어떤 숫자의 자리가 각각 두 개씩만 남았어요."
    case .emptyRectangle, .dualEmptyRectangle:
      "어떤 숫자의 남은 자리가 한 행과 한 열 위에만 있어요."
    case .wWing:
      "이 두 칸은 똑같은 후보 두 개를 가지고 있어요."
    case .xyWing:
      "이 칸의 두 후보는 후보가 두 개인 다른 두 칸으로 이어져요."
    case .xyzWing:
      "이 칸의 세 후보는 후보가 두 개인 다른 두 칸으로 이어져요."
    case .remotePair:
      "이 두 칸과 그 사이를 잇는 칸들은 똑같은 후보 두 개를 가지고 있어요."
    case .bugPlusOne:
      "거의 모든 빈칸에 후보가 두 개씩만 있어요."
    case .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
      .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2:
      "네 칸이 두 숫자로 된 사각형의 꼭짓점을 이뤄요."
    case .simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2:
      "여기서부터 어떤 숫자의 자리를 두 색으로 번갈아 칠할 수 있어요."
    case .xChain, .xyChain, .alternatingInferenceChain, .groupedAlternatingInferenceChain,
      .discontinuousNiceLoop, .groupedDiscontinuousNiceLoop:
      "여기서 꼬리를 무는 추론이 시작돼요."
    case .continuousNiceLoop, .groupedContinuousNiceLoop:
      "여기서 시작한 추론이 고리를 이루어 되돌아와요."
    case .sueDeCoq:
      "서로 만나는 칸들의 후보가 칸 수보다 두 개 이상 많아요."
    case .alsXZ, .alsXYWing, .alsChain:
      "후보가 칸 수보다 꼭 하나 많은 칸 묶음들이 있어요."
    case .deathBlossom:
      "이 칸의 후보마다 어떤 칸 묶음에서 숫자를 하나씩 빼앗아요."
    case .forcingChainContradiction, .forcingNetContradiction:
      "여기에 후보 하나를 가정하고 무엇이 따라오는지 살펴보세요."
    case .forcingChainVerity, .forcingNetVerity:
      "여기서 가능한 모든 경우가 같은 결과로 이어져요."
    case .juniorExocet, .seniorExocet:
      "이 두 칸의 숫자가 다른 두 칸에 다시 나와요."
    case .tridagon:
      "같은 숫자 몇 개만으로는 블록마다 세 칸을 채울 수 없어요."
    case .multiSectorLockedSets:
      "서로 만나는 칸들에 들어갈 수 있는 숫자가 칸 수만큼밖에 없어요."
    case .skLoop:
      "서로 만나는 곳 둘레의 칸들에 들어갈 수 있는 숫자가 칸 수만큼밖에 없어요."
    case .medusa:
      "여기서부터 여러 숫자의 후보를 두 색으로 번갈아 칠할 수 있어요."
    case .tripleFirework, .quadrupleFirework:
      "두 줄이 만나는 블록 밖에서는 자리가 하나씩뿐인 숫자들이 있어요."
    case .krakenFish1, .krakenFish2:
      "어떤 숫자의 자리가 거의 나란히 맞춰져 있고, 나머지 자리에서 추론이 이어져요."
    case .templateSet, .templateDelete:
      "한 숫자를 놓는 모든 방법을 생각해 보세요."
    case .bruteForce:
      "여기서는 통하는 기법이 없어 숫자를 직접 넣어 보아야 해요."
    }
  }
}
