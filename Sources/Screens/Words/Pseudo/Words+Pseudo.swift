import Widgets

nonisolated extension Words {
  /// The pseudo-language: not offered to users, for tests and for those who make screens.
  static let pseudo = english.said(by: PseudoLanguage())

  private func said(by said: PseudoLanguage) -> Words {
    let boardTips = tips.ofBoard
    return Words(
      language: language,
      kit: kit.said(by: said),
      app: app.said(by: said),
      home: home.said(by: said),
      about: about.said(by: said),
      help: help.said(by: said),
      welcome: welcome.said(by: said),
      levels: levels.said(by: said),
      packs: packs.said(by: said),
      daily: daily.said(by: said),
      dates: dates.said(by: said),
      board: board.said(by: said),
      keys: keys.said(by: said),
      says: says.said(by: said),
      panel: panel.said(by: said),
      score: score.said(by: said),
      leaderboard: leaderboard.said(by: said),
      statistics: statistics.said(by: said),
      replay: replay.said(by: said),
      share: share.said(by: said),
      tips: TipWords(
        errors: said.format(tips.errors),
        ofBoard: { key in boardTips(key).map(said.callAsFunction) }),
      settings: settings.said(by: said),
      notice: notice.said(by: said),
      hints: hints.said(by: said),
      trainer: trainer.said(by: said),
      course: course.said(by: said),
      solver: solver.said(by: said),
      camera: camera.said(by: said),
      solution: solution.said(by: said),
      export: export.said(by: said),
      memory: memory.said(by: said),
      groupingSeparator: groupingSeparator,
      phrase: said.callAsFunction)
  }
}
