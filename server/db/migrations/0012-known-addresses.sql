create table player_addresses (
  player_id integer not null references players (id),
  address text not null,
  seen_at timestamptz not null,
  primary key (player_id, address)
);

create index player_addresses_by_time on player_addresses (seen_at);

insert into player_addresses (player_id, address, seen_at)
select player_id, address, max(at)
from (
  select player_id, address, used_at as at from player_sessions
  union all
  select player_id, detail, happened_at from account_events where kind in ('registered', 'loggedIn')
) as been
where address <> ''
group by player_id, address
