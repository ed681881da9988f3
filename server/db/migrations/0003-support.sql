create table support_messages (
  visit text not null,
  id text not null,
  author text not null,
  body text not null,
  client text not null default '',
  sent_at timestamptz not null,
  position bigint generated always as identity,
  primary key (visit, id)
);

create index support_messages_by_visit on support_messages (visit, position)
