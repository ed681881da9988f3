alter table done_once add column refused_with integer;
alter table done_once add column refused_args jsonb
