-- Messages, to-dos, shortcuts, files, tracking (parts E 2.7, C 2.14, D 2.1 and 2.8).

-- E-X-02: written in the publisher's transaction; the fan-out takes rows with `for update skip locked`.
create table message_outbox (
  company_code text not null,
  outbox_id text not null,
  draft jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'done', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  primary key (company_code, outbox_id)
);
create index message_outbox_queue on message_outbox (next_at) where state = 'queued';

-- bp null = about the account itself (E-X-09).
create table message (
  user_id text not null,
  msg_id text not null,
  bp text,
  company_code text not null,
  category_code text not null,
  template_code text not null,
  title text not null check (char_length(title) <= 30),
  summary text not null check (char_length(summary) <= 100),
  params jsonb not null,
  target_route text,
  target_params jsonb not null default '{}',
  level text not null check (level in ('normal', 'important', 'urgent')),
  biz_type text,
  biz_id text not null,
  dedupe_key text not null,
  status text not null default 'unread' check (status in ('unread', 'read', 'deleted')),
  read_at timestamptz,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, msg_id),
  unique (user_id, dedupe_key)
);
create index message_unread on message (user_id, bp) where status = 'unread';
create index message_list on message (user_id, bp, category_code, created_at desc);

create table todo (
  bp text not null,
  todo_id text not null,
  company_code text not null,
  type text not null,
  biz_id text not null,
  title text not null,
  summary text not null default '',
  amount numeric(14, 2),
  due_at timestamptz,
  route text not null,
  priority integer not null check (priority between 1 and 3),
  model_code text,
  master_only boolean not null default false,
  assignee_user_id text,
  status text not null default '0' check (status in ('0', '1', '2', '3')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, todo_id),
  unique (bp, type, biz_id)
);
create index todo_open on todo (bp, status, priority, due_at);

-- TD-03: ignoring counts for one user.
create table todo_ignore (
  bp text not null,
  todo_id text not null,
  user_id text not null,
  at timestamptz not null,
  primary key (bp, todo_id, user_id),
  foreign key (bp, todo_id) references todo (bp, todo_id)
);

-- AC-04: one row per user and customer; bp '' = a user without a customer.
create table console_config (
  bp text not null,
  user_id text not null,
  apps text[] not null,
  version_num integer not null,
  updated_at timestamptz not null,
  primary key (bp, user_id)
);

-- Bytes lie in the FileStore under `store_key`. Found by its id alone (signed address), hence no company in the key.
create table upload_file (
  file_id text primary key,
  owner_type text not null check (owner_type in ('USER', 'VISITOR', 'STAFF', 'SYSTEM')),
  owner_id text not null,
  company_code text not null default '',
  biz_type text not null,
  name text not null,
  mime text not null,
  ext text not null,
  size integer not null,
  width integer,
  height integer,
  sha256 text not null,
  exif_taken_at timestamptz,
  exif_lng numeric(9, 6),
  exif_lat numeric(9, 6),
  status text not null check (status in ('TEMP', 'USED', 'DELETED')),
  owner_ref text,
  store_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index upload_file_clean on upload_file (created_at) where status = 'TEMP';
create index upload_file_owner on upload_file (owner_type, owner_id, sha256);

-- TR-01, TR-02: ids are the client's, so that a batch sent twice counts once.
create table log_event (
  event_id text primary key,
  type text not null,
  event_group text,
  page text,
  name text,
  duration_ms integer,
  extra jsonb not null default '{}',
  session_id text,
  user_id text,
  bp text,
  platform text,
  app_version text,
  at timestamptz not null,
  received_at timestamptz not null
);
create index log_event_clean on log_event (received_at);
create index log_event_type on log_event (type, at);
