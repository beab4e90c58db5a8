import WidgetsTesting

/// Every screen of the suite by size, look and language, on one page.
public enum SuiteContactSheet {
  /// The page, in HTML: all scenes in `settings`. Complexity: scenes × settings pictures.
  public static func html(_ settings: [SceneSetting]) async throws -> String {
    var page = PicturePage(title: "Ultimate Sudoku Pro")
    for scene in SuiteScene.all {
      var pictures: [PicturePage.Picture] = []
      for setting in settings {
        let stage = try await SceneStage(scene, in: setting)
        pictures.append(
          PicturePage.Picture(caption: setting.description, svg: stage.picture.text))
      }
      page.sections.append(PicturePage.Section(title: scene.id, pictures: pictures))
    }
    return page.html
  }
}
