-- The age of the oldest withdrawal that has not ended.
create index payouts_open on payouts (created_at) where stage in ('held', 'sent')
