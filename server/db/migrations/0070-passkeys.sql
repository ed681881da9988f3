create table passkeys (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index passkeys_by_player on passkeys (player_id);

create table passkey_challenges (
  challenge_hash text primary key,
  player_id integer references players (id),
  expires_at timestamptz not null
);

create index passkey_challenges_by_end on passkey_challenges (expires_at)
