-- Existing images were not encrypted, so they are deleted; players who wait for a review upload them again.
delete from player_papers;

update players set papers_sent_at = null where papers_sent_at is not null and verified_at is null;

alter table player_papers add column key_id text not null;

create index player_papers_by_time on player_papers (sent_at)
