-- The winners page lists the last jackpots of players; few rounds win one.
create index stakes_with_jackpot on stakes (settled_at) where pot_kopecks > 0
