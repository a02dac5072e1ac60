-- A message to many customers of a company (E 2.7): handed out customer by customer, in the order of their numbers.
create table message_batch (
  company_code text not null,
  batch_id text not null,
  template_code text not null,
  title text not null,
  body text not null,
  route text,
  bps text[],
  scheduled_at timestamptz not null,
  state text not null check (state in ('scheduled', 'sending', 'done', 'cancelled')),
  total integer not null default 0,
  sent integer not null default 0,
  last_bp text not null default '',
  made_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, batch_id)
);
comment on column message_batch.bps is 'null: all of the company';
create index message_batch_due on message_batch (scheduled_at, batch_id) where state in ('scheduled', 'sending');
