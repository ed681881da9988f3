-- Purses were opened by a cookie that no longer counts, so no one can reach them.
delete from play_rounds;

delete from play_sessions;

alter table play_rounds drop constraint play_rounds_session_id_fkey;

alter table play_rounds add foreign key (session_id) references play_sessions (id) on delete cascade;

create index play_rounds_by_session on play_rounds (session_id);

alter table play_sessions add column player_id integer unique references players (id);

create table launches (
  token_hash text primary key,
  player_id integer references players (id),
  game_slug text not null,
  purse_id text references play_sessions (id),
  expires_at timestamptz not null
);

create index launches_by_expiry on launches (expires_at);

create index launches_by_purse on launches (purse_id)
