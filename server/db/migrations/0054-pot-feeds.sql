-- What was fed to the jackpots, in parts, so that the bets of all players do not wait for one row. A jackpot has grown by its
-- share of what was fed since `fed_kopecks`, when it had `kopecks`.
create table pot_feeds (
  part integer primary key,
  kopecks bigint not null default 0
);

insert into pot_feeds (part) select part from generate_series(0, 31) as part;

alter table pots add column fed_kopecks bigint not null default 0
