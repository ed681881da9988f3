-- Rounds of the players themselves. Like the favourites they outlive the content of a day, and its games with it.
create table player_rounds (
  id text primary key,
  player_id integer not null references players (id),
  game_id integer not null,
  stake_kopecks bigint not null,
  win_kopecks bigint not null,
  proof text not null,
  played_at timestamptz not null
);

create index player_rounds_by_player on player_rounds (player_id, played_at);

create index player_rounds_by_game on player_rounds (game_id, played_at)
