create table social_identities (
  network text not null,
  subject text not null,
  player_id integer references players (id),
  linked_at timestamptz not null,
  primary key (network, subject)
);

create table social_tickets (
  ticket_hash text primary key,
  network text not null,
  subject text not null,
  name text not null,
  expires_at timestamptz not null
)
