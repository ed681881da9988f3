-- Double entry: each posting takes from one purse and gives to another, so every transfer is balanced by its shape.
create table transfers (
  id bigint generated always as identity primary key,
  ref text not null unique,
  kind text not null,
  player_id integer not null references players (id),
  made_at timestamptz not null
);

create index transfers_by_player on transfers (player_id, id);

create table postings (
  transfer_id bigint not null references transfers (id),
  line integer not null,
  source text not null,
  destination text not null,
  kopecks bigint not null check (kopecks > 0),
  primary key (transfer_id, line),
  check (source <> destination)
);

create table purses (
  player_id integer primary key references players (id),
  own_kopecks bigint not null default 0 check (own_kopecks >= 0),
  bonus_kopecks bigint not null default 0 check (bonus_kopecks >= 0),
  held_kopecks bigint not null default 0 check (held_kopecks >= 0),
  cashback_kopecks bigint not null default 0 check (cashback_kopecks >= 0)
);

insert into purses (player_id, own_kopecks, cashback_kopecks)
select id, balance_kopecks, cashback_kopecks from players where balance_kopecks > 0 or cashback_kopecks > 0;

insert into transfers (ref, kind, player_id, made_at)
select 'opening:' || player_id, 'opening', player_id, now() from purses;

insert into postings (transfer_id, line, source, destination, kopecks)
select transfers.id, 1, 'adjustments', 'own', own_kopecks
from purses join transfers using (player_id) where own_kopecks > 0
union all
select transfers.id, 2, 'cashbackCost', 'cashback', cashback_kopecks
from purses join transfers using (player_id) where cashback_kopecks > 0;

alter table players drop column balance_kopecks, drop column cashback_kopecks;

alter table done_once add column answer jsonb
