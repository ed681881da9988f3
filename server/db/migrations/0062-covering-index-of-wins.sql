-- outside a transaction
-- The largest wins of a Moscow day with all that a list of winners reads of a stake, so that it reads the index only.
drop index concurrently if exists stakes_by_largest_win;

create index concurrently stakes_by_largest_win
  on stakes (((settled_at at time zone 'Etc/GMT-3')::date - date '1970-01-01'), (own_win_kopecks + bonus_win_kopecks) desc, round_id)
  include (settled_at, own_win_kopecks, bonus_win_kopecks, player_id, game_slug)
  where own_win_kopecks + bonus_win_kopecks > 0;

drop index concurrently if exists stakes_by_win
