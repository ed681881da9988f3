alter table tournaments add column scoring text not null default 'stakes';

create table tournament_games (
  tournament_id integer not null references tournaments (id),
  game_id integer not null references games (id),
  position integer not null,
  primary key (tournament_id, game_id)
);

create table tournament_prizes (
  tournament_id integer not null references tournaments (id),
  place integer not null,
  amount_kopecks bigint not null,
  primary key (tournament_id, place)
);

create table tournament_players (
  tournament_id integer not null references tournaments (id),
  player_id integer not null references house_players (id),
  primary key (tournament_id, player_id)
);

create index house_rounds_by_player on house_rounds (player_id, played_at);

alter table sandbox_state add column content_version integer not null default 0;
alter table sandbox_state add column house_played_until timestamptz not null default now()
