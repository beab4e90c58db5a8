import Scenes

/// A stage for each scene, shared by all tests that change nothing but its setting, because
/// reaching a scene takes longer than looking at it.
enum SharedStages {
  private static var stages: [SuiteScene.ID: SceneStage] = [:]

  /// The stage of `scene`, in the setting of its last use.
  static func stage(_ scene: SuiteScene) async throws -> SceneStage {
    if let stage = stages[scene.id] { return stage }
    let stage = try await SceneStage(scene)
    stages[scene.id] = stage
    return stage
  }
}
