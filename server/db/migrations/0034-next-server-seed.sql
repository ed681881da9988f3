-- The server seed of the next pair, whose hash is published before the player chooses the client seed for it.
alter table seed_pairs
  add column next_server_seed text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

alter table seed_pairs alter column next_server_seed drop default
