/// A database in version 4 of the schema: that of version 3 and a Memory result. It must never
/// change, because players have such files.
enum SavedVersion4 {
  static let schema =
    SavedVersion3.schema + """

      CREATE TABLE memory_results (
        id INTEGER PRIMARY KEY,
        pairs INTEGER NOT NULL,
        score INTEGER NOT NULL,
        elapsed INTEGER NOT NULL,
        seen_mismatches INTEGER NOT NULL,
        theme TEXT NOT NULL,
        finished_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX memory_places ON memory_results (pairs, score DESC, elapsed, finished_at);
      CREATE INDEX memory_dates ON memory_results (pairs, finished_at);
      PRAGMA user_version = 4;
      """

  static let rows =
    SavedVersion3.rows + """

      INSERT INTO memory_results VALUES (3, 8, 200, 40000, 2, 'Ocean', 1770000005000);
      """
}
