alter table stakes add column simulated text not null default ''
