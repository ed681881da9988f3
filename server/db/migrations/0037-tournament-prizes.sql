-- The end of the last run of a tournament whose prizes were paid.
alter table tournaments add column awarded_until timestamptz not null default 'epoch'
