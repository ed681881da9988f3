create table players (
  id integer generated always as identity primary key,
  login text not null,
  login_key text not null unique,
  phone text unique,
  email text,
  email_key text unique,
  password_hash text not null,
  registered_at timestamptz not null,
  brought_by text not null default '{}',
  phone_confirmed_at timestamptz,
  email_confirmed_at timestamptz,
  verified_at timestamptz,
  blocked_at timestamptz,
  active_at timestamptz not null,
  balance_kopecks bigint not null default 0 check (balance_kopecks >= 0),
  level integer not null default 0 check (level between 0 and 17),
  points integer not null default 0 check (points >= 0),
  first_name text not null default '',
  last_name text not null default '',
  birthday text not null default '',
  sex text not null default '',
  country text not null default '',
  winter_mode boolean not null default false
);

create table player_sessions (
  token_hash text primary key,
  player_id integer not null references players (id),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  agent text not null
);

create index player_sessions_by_player on player_sessions (player_id);

create table limits (
  bucket text primary key,
  full_until timestamptz not null
);

create table challenges_used (
  signature text primary key,
  until timestamptz not null
);

create table secrets (
  name text primary key,
  value text not null
)
