-- Columns that hold bots are named after bots, and their state has a table of its own.
alter table bot_rounds rename column player_id to bot_id;

alter index bot_rounds_by_player rename to bot_rounds_by_bot;

alter table jackpot_hits rename to bot_jackpot_hits;

alter table bot_jackpot_hits rename column player_id to bot_id;

alter table tournament_players rename to tournament_bots;

alter table tournament_bots rename column player_id to bot_id;

create table bot_state (
  id integer primary key,
  played_until timestamptz not null,
  secret text not null
);

insert into bot_state select id, bots_played_until, bot_secret from sandbox_state;

alter table sandbox_state
  drop column bots_played_until,
  drop column bot_secret;

alter table sandbox_state rename to seeded_content
