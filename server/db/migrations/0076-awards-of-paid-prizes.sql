-- By itself: the migration before locks `players` for a moment, this one reads all transfers.
insert into awards
select ref, player_id, kopecks from transfers join postings on transfer_id = transfers.id where kind = 'prize'
