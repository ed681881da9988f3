-- A bonus remembers what it was: its deposit, its amount and how it has ended.
alter table bonuses
  add column deposit_id integer references payins (id),
  add column amount_kopecks bigint not null default 0,
  add column spins_left integer not null default 0,
  add column outcome text check (outcome in ('used', 'expired', 'lost', 'cancelled')),
  add column won_kopecks bigint not null default 0;

update bonuses set
  amount_kopecks = case offer when 'cherry-spins' then 10000 when 'status' then 150000 else 50000 end,
  spins_left = case offer when 'cherry-spins' then 20 else 0 end
where activated_at is not null;

-- Until now a bonus ended by its deadline only.
update bonuses set outcome = 'expired' where ended_at is not null;

alter table bonuses
  add check ((ended_at is null) = (outcome is null)),
  add check (wagered_kopecks >= 0);

create unique index bonuses_one_per_deposit on bonuses (deposit_id);

-- A stake with its parts, in which its win goes back. It is open until it is settled.
create table stakes (
  ref text primary key,
  player_id integer not null references players (id),
  bonus_id integer references bonuses (id),
  own_kopecks bigint not null check (own_kopecks >= 0),
  bonus_kopecks bigint not null check (bonus_kopecks >= 0),
  settled_at timestamptz,
  check (own_kopecks + bonus_kopecks > 0),
  check ((bonus_id is null) = (bonus_kopecks = 0))
);

create index stakes_open on stakes (player_id) where settled_at is null
