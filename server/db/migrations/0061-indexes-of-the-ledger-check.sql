-- outside a transaction
-- Both have few rows: transfers whose balances are not filled yet, and stakes that were added to an open round.
drop index concurrently if exists transfers_without_balance;

create index concurrently transfers_without_balance on transfers (player_id) where own_after_kopecks is null;

drop index concurrently if exists transfers_of_added_stakes;

create index concurrently transfers_of_added_stakes on transfers (split_part(ref, ':', 2)) where ref like 'round:%:stake:%'
