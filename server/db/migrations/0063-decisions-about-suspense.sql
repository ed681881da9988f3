-- What persons have decided about money in suspense, and why. Rows are only added.
create table suspense_decisions (
  id bigint generated always as identity primary key,
  payin_id integer not null references payins (id),
  decision text not null check (decision in ('credit', 'return')),
  kopecks bigint not null check (kopecks > 0),
  reason text not null check (reason <> ''),
  decided_by text not null,
  decided_at timestamptz not null
);

create index suspense_decisions_by_payin on suspense_decisions (payin_id, id)
