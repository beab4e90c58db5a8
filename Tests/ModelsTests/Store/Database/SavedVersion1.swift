/// A database in version 1 of the schema. Game 7 is finished, the other isn't. It must never
/// change, because players have such files.
enum SavedVersion1 {
  static let unfinished: Int64 = 4_611_686_018_427_387_904

  static let schema = """
    CREATE TABLE games (
      id INTEGER PRIMARY KEY,
      givens TEXT NOT NULL,
      solution TEXT NOT NULL,
      level TEXT NOT NULL,
      rating INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      elapsed INTEGER NOT NULL,
      finished_at INTEGER,
      score INTEGER,
      errors INTEGER,
      hints INTEGER,
      is_ranked INTEGER
    ) STRICT;
    CREATE TABLE turns (
      game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      turn TEXT NOT NULL,
      elapsed INTEGER NOT NULL,
      PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX unfinished_games ON games (updated_at) WHERE finished_at IS NULL;
    CREATE INDEX finished_puzzles ON games (givens) WHERE finished_at IS NOT NULL;
    CREATE INDEX ranked_games
      ON games (level, score DESC, errors + hints, elapsed, finished_at) WHERE is_ranked = 1;
    PRAGMA user_version = 1;
    """

  static let rows = """
    INSERT INTO games VALUES (
      7,
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
      'easy', 204, 1770000001000, 1770000001000, 153000, 1770000002000, 1447, 2, 0, 1);
    INSERT INTO games VALUES (
      4611686018427387904,
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
      'easy', 204, 1770000003000, 1770000003000, 31234, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO turns VALUES
      (7, 1, 'r1c3=4', 3000), (7, 2, 'r1c4=6', 6000), (7, 3, 'r1c6=8', 9000),
      (7, 4, 'r1c7=9', 12000), (7, 5, 'r1c8=1', 15000), (7, 6, 'r1c9=2', 18000),
      (7, 7, 'r2c2=7', 21000), (7, 8, 'r2c3=2', 24000), (7, 9, 'r2c7=3', 27000),
      (7, 10, 'r2c8=4', 30000), (7, 11, 'r2c9=8', 33000), (7, 12, 'r3c1=1', 36000),
      (7, 13, 'r3c4=3', 39000), (7, 14, 'r3c5=4', 42000), (7, 15, 'r3c6=2', 45000),
      (7, 16, 'r3c7=5', 48000), (7, 17, 'r3c9=7', 51000), (7, 18, 'r4c2=5', 54000),
      (7, 19, 'r4c3=9', 57000), (7, 20, 'r4c4=7', 60000), (7, 21, 'r4c6=1', 63000),
      (7, 22, 'r4c7=4', 66000), (7, 23, 'r4c8=2', 69000), (7, 24, 'r5c2=2', 72000),
      (7, 25, 'r5c3=6', 75000), (7, 26, 'r5c5=5', 78000), (7, 27, 'r5c7=7', 81000),
      (7, 28, 'r5c8=9', 84000), (7, 29, 'r6c2=1', 87000), (7, 30, 'r6c3=3', 90000),
      (7, 31, 'r6c4=9', 93000), (7, 32, 'r6c6=4', 96000), (7, 33, 'r6c7=8', 99000),
      (7, 34, 'r6c8=5', 102000), (7, 35, 'r7c1=9', 105000), (7, 36, 'r7c3=1', 108000),
      (7, 37, 'r7c4=5', 111000), (7, 38, 'r7c5=3', 114000), (7, 39, 'r7c6=7', 117000),
      (7, 40, 'r7c9=4', 120000), (7, 41, 'r8c1=2', 123000), (7, 42, 'r8c2=8', 126000),
      (7, 43, 'r8c3=7', 129000), (7, 44, 'r8c7=6', 132000), (7, 45, 'r8c8=3', 135000),
      (7, 46, 'r9c1=3', 138000), (7, 47, 'r9c2=4', 141000), (7, 48, 'r9c3=5', 144000),
      (7, 49, 'r9c4=2', 147000), (7, 50, 'r9c6=6', 150000), (7, 51, 'r9c7=1', 153000);
    INSERT INTO turns VALUES
      (4611686018427387904, 1, 'r1c3?1', 1500), (4611686018427387904, 2, 'r1c3?4', 3000),
      (4611686018427387904, 3, 'r1c4?4', 4500), (4611686018427387904, 4, 'r1c3=1', 6000),
      (4611686018427387904, 5, 'undo', 7500), (4611686018427387904, 6, 'r1c3=4', 9000),
      (4611686018427387904, 7, 'r3c1=1~', 10500), (4611686018427387904, 8, 'r3c1=', 12000),
      (4611686018427387904, 9, 'restart', 13500), (4611686018427387904, 10, 'undo', 15000),
      (4611686018427387904, 11, 'r1c4=6', 16500), (4611686018427387904, 12, 'undo', 18000),
      (4611686018427387904, 13, 'redo', 19500), (4611686018427387904, 14, 'r1c4=2', 21000),
      (4611686018427387904, 15, 'undo', 22500);
    """
}
