-- The prize that each winner of a tournament was awarded: what a later run promises may differ.
create table awards (
  -- The `ref` of its transfer.
  ref text primary key,
  player_id integer not null references players (id),
  amount_kopecks bigint not null
)
