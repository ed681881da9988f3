create table favourites (
  player_id integer not null references players (id),
  game_id integer not null,
  added_at timestamptz not null,
  position bigint generated always as identity,
  primary key (player_id, game_id)
)
