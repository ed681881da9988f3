-- outside a transaction
-- The transfers of a deposit, for decisions about money in suspense. Few transfers are of deposits.
drop index concurrently if exists transfers_of_payins;

create index concurrently transfers_of_payins on transfers (kind, split_part(ref, ':', 2))
  where kind in ('payin', 'suspense', 'returned')
