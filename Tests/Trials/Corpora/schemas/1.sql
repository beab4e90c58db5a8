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
INSERT INTO games (id, givens, solution, level, rating, started_at, updated_at, elapsed) VALUES
  (8, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  'easy', 204, 1770000003000, 1770000003000, 3000);
INSERT INTO turns VALUES (8, 1, 'r1c3=4', 3000);
