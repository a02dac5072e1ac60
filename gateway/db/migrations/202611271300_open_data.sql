-- Y-31: keys of a customer's own software, what they read, and addresses that events are sent to. How a key and a delivery stand follows
-- from their moments.

create table open_key (
  bp text not null,
  key_id text not null,
  company_code text not null,
  name text not null,
  -- SHA-256 of what was shown once, and its first characters.
  secret_hash text not null,
  hint text not null,
  -- BILL, USAGE, READING, INVOICE.
  scopes text[] not null check (cardinality(scopes) between 1 and 4),
  made_by text not null,
  request_no text not null,
  body_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  -- Its maker is no master of this customer number any more.
  ended_at timestamptz,
  primary key (bp, key_id),
  unique (bp, made_by, request_no)
);
create index open_key_secret on open_key (secret_hash);
create index open_key_over on open_key (least(revoked_at, ended_at));

-- Uses of a key: one row per day, read, outcome and address, so that no caller fills the table.
create table open_use (
  bp text not null,
  key_id text not null,
  day date not null,
  read text not null check (read in ('bills', 'usage', 'readings', 'invoices')),
  code text not null,
  ip text not null,
  times int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (bp, key_id, day, read, code, ip),
  foreign key (bp, key_id) references open_key
);
create index open_use_day on open_use (day);

create table open_hook (
  bp text not null,
  hook_id text not null,
  company_code text not null,
  url text not null,
  secret text not null,
  -- bill.created, notice.published.
  events text[] not null check (cardinality(events) between 1 and 2),
  made_by text not null,
  request_no text not null,
  body_hash text not null,
  -- Tries without success since the last one that arrived.
  failures int not null default 0,
  arrived_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, hook_id),
  unique (bp, made_by, request_no)
);
comment on column open_hook.secret is 'type: Sealed';

create table open_delivery (
  bp text not null,
  delivery_id text not null,
  hook_id text not null,
  event text not null check (event in ('bill.created', 'notice.published', 'hook.test')),
  -- What happened, once per hook.
  about text not null,
  -- JSON, byte for byte what is signed and sent at each try.
  body text not null,
  tries int not null default 0,
  status int,
  error text not null default '',
  -- Null once it has arrived or is given up.
  next_try_at timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null,
  primary key (bp, delivery_id),
  unique (bp, hook_id, about),
  foreign key (bp, hook_id) references open_hook on delete cascade
);
create index open_delivery_due on open_delivery (next_try_at) where next_try_at is not null;
create index open_delivery_created on open_delivery (created_at);
