import ScutesTesting

/// Every screen of the suite by size, look and language, on one page.
public enum SuiteContactSheet {
  /// The page, in HTML: all scenes in `settings`. Calls `progress` with the name of each scene.
  ///
  /// Each scene is reached once on a terminal with Unicode and once without. The other settings
  /// reuse these stages. Draws scenes × settings pictures.
  public static func html(
    _ settings: [SceneSetting], progress: (String) -> Void = { _ in }
  ) async throws -> String {
    var page = PicturePage(title: "Ultimate Sudoku Pro")
    for scene in SuiteScene.all {
      progress(scene.id)
      page.sections.append(
        PicturePage.Section(title: scene.id, pictures: try await pictures(of: scene, settings)))
    }
    return page.html
  }

  /// The pictures of a scene, in the order of `settings`. They are encoded while the next one is
  /// drawn.
  private static func pictures(
    of scene: SuiteScene, _ settings: [SceneSetting]
  ) async throws -> [PicturePage.Picture] {
    var stages: [Bool: SceneStage] = [:]
    return try await withThrowingTaskGroup { group in
      for (index, setting) in settings.enumerated() {
        let isASCII = setting.look == .ascii
        let stage: SceneStage
        if let known = stages[isASCII] {
          stage = known
          stage.show(in: setting)
        } else {
          stage = try await SceneStage(scene, in: setting)
          stages[isASCII] = stage
        }
        let (picture, caption) = (stage.picture, setting.description)
        group.addTask { @concurrent in
          (index, PicturePage.Picture(caption: caption, svg: picture.text))
        }
      }
      var pictures: [(Int, PicturePage.Picture)] = []
      for try await picture in group { pictures.append(picture) }
      return pictures.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
