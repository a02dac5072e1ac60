-- Books of the provider of signatures that stands in for a real one in the demo world (C-14).
create table sandbox_sign_flow (
  flow_id text not null primary key,
  task_id text not null,
  title text not null,
  customer_name text not null,
  company_name text not null,
  -- The code that its signer proves the will with, and how often it was wrong.
  code text not null,
  wrong_codes int not null default 0,
  state text not null check (state in ('SIGNING', 'SIGNED', 'REFUSED', 'FAILED')),
  reason text not null default '',
  document bytea not null,
  -- The document with both signatures.
  signed bytea,
  expire_at timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_sign_flow_task on sandbox_sign_flow (task_id);
create unique index sandbox_sign_flow_open on sandbox_sign_flow (task_id) where state = 'SIGNING';

create table sandbox_sign_notice (
  notice_id text not null primary key,
  flow_id text not null references sandbox_sign_flow,
  action text not null check (action in ('SIGN_MISSION_COMPLETE', 'SIGN_FLOW_COMPLETE')),
  is_forged boolean not null default false,
  due_at timestamptz not null,
  attempts int not null default 0
);
create index sandbox_sign_notice_due on sandbox_sign_notice (due_at);
create index sandbox_sign_notice_flow on sandbox_sign_notice (flow_id);
