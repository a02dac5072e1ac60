-- What every area shares: settings, idempotent writes, jobs, seeding marks.

create table setting (
  company_code text not null,
  key text not null,
  value text not null,
  updated_at timestamptz not null default now(),
  primary key (company_code, key)
);

-- CV-3: one row per write with a requestNo. `answer` is null while a call that waits for something outside still runs.
create table idempotency (
  user_id text not null,
  path text not null,
  request_no text not null,
  body_hash text not null,
  answer jsonb,
  done boolean not null default false,
  started_at timestamptz not null,
  primary key (user_id, path, request_no)
);
create index idempotency_started_at on idempotency (started_at);

-- CV-11: who runs a job now (lease by the machine's clock) and up to when it has run (product clock).
create table job_state (
  name text primary key,
  ran_until timestamptz,
  lease_until timestamptz,
  lease_owner text
);

create table job_run (
  name text not null,
  scheduled_for timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  error text,
  attempts integer not null default 1,
  primary key (name, scheduled_for)
);

create table seed_mark (
  area text primary key,
  seeded_at timestamptz not null
);
