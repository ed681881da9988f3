create table done_once (
  player_id integer not null references players (id),
  key text not null,
  request_hash text not null,
  done_at timestamptz not null,
  primary key (player_id, key)
);

create index done_once_by_time on done_once (done_at)
