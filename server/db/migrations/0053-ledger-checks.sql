-- How far the ledger was checked. Transfers up to `checked_transfer` were; a full check goes on at `next_player`.
create table ledger_checks (
  id integer primary key check (id = 1),
  checked_transfer bigint not null,
  seen_transfer bigint not null,
  next_player integer,
  full_started_at timestamptz,
  contradictions integer not null default 0
);

insert into ledger_checks (id, checked_transfer, seen_transfer)
select 1, coalesce(max(id), 0), coalesce(max(id), 0) from transfers
