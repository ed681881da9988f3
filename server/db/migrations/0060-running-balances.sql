-- What the player's purses have after a transfer, so that no balance is summed from the beginning. `null` in transfers that
-- are older than the columns, until the full check of the ledger has filled them.
alter table transfers
  add column own_after_kopecks bigint,
  add column bonus_after_kopecks bigint,
  add column held_after_kopecks bigint,
  add column cashback_after_kopecks bigint
