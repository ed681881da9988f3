create table second_factors (
  player_id integer primary key references players (id),
  -- Encrypted with the key of key_id; see accounts/second-factor/check-code.ts.
  secret bytea not null,
  key_id text not null,
  begun_at timestamptz not null,
  enabled_at timestamptz,
  -- The latest time step whose code was used: no code is used twice.
  last_step bigint not null default 0,
  at_sign_in boolean not null default true,
  at_withdrawal boolean not null default true
);

create table recovery_codes (
  player_id integer not null references second_factors (player_id) on delete cascade,
  code_hash text not null,
  primary key (player_id, code_hash)
);

create table sign_in_tickets (
  ticket_hash text primary key,
  player_id integer not null references players (id),
  expires_at timestamptz not null
);

create index sign_in_tickets_by_player on sign_in_tickets (player_id);

create index sign_in_tickets_by_end on sign_in_tickets (expires_at);

create table trusted_devices (
  player_id integer not null references players (id),
  device_hash text not null,
  expires_at timestamptz not null,
  primary key (player_id, device_hash)
);

create index trusted_devices_by_end on trusted_devices (expires_at);

alter table player_sessions add column confirmed_until timestamptz
