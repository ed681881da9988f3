-- outside a transaction
-- The largest wins of a Moscow day, so that those of a month are a few rows of thirty days.
drop index concurrently if exists stakes_by_win;

create index concurrently stakes_by_win
  on stakes (((settled_at at time zone 'Etc/GMT-3')::date - date '1970-01-01'), (own_win_kopecks + bonus_win_kopecks) desc, round_id)
  where own_win_kopecks + bonus_win_kopecks > 0
