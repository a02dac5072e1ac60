-- Who looks after a customer, what they did, how they were rated; phone lines of a gas company (D 2.3).
create table manager (
  company_code text not null,
  manager_id text not null,
  name text not null,
  job_title text not null,
  phone_enc text not null,
  wechat_enc text not null,
  wechat_qr_file_id text,
  avatar_file_id text,
  area_desc text not null,
  work_hours text not null,
  cert_no text not null,
  introduction text not null,
  duty text not null check (duty in ('ON_DUTY', 'ON_LEAVE', 'LEFT')),
  leave_from date,
  leave_to date,
  backup_manager_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, manager_id)
);
comment on column manager.phone_enc is 'type: Sealed';
comment on column manager.wechat_enc is 'type: Sealed';

create table bp_manager (
  bp text not null,
  role text not null check (role in ('MAIN', 'SAFETY', 'METER', 'PROJECT')),
  since date not null,
  company_code text not null,
  manager_id text not null,
  -- The first day of the next one; null while it lasts.
  until date,
  primary key (bp, role, since)
);
create unique index bp_manager_open on bp_manager (bp, role) where until is null;

create table butler_visit (
  bp text not null,
  visit_id text not null,
  company_code text not null,
  manager_id text not null,
  visit_at timestamptz not null,
  kind text not null check (kind in ('ROUTINE', 'APPOINTED', 'FESTIVAL', 'PEAK_SUPPLY')),
  summary_enc text not null,
  file_ids text[] not null default '{}',
  primary key (bp, visit_id)
);
comment on column butler_visit.summary_enc is 'type: Sealed';
create index butler_visit_time on butler_visit (bp, visit_at desc);

create table butler_rating (
  bp text not null,
  user_id text not null,
  manager_id text not null,
  -- YYYY-MM.
  month text not null,
  company_code text not null,
  score int not null check (score between 1 and 5),
  tags text[] not null default '{}',
  comment_enc text not null,
  anonymous boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, user_id, manager_id, month)
);
comment on column butler_rating.comment_enc is 'type: Sealed';
create index butler_rating_manager on butler_rating (company_code, manager_id, month);
create index butler_rating_user on butler_rating (user_id);

create table hotline (
  company_code text not null,
  hotline_id text not null,
  kind text not null check (kind in ('EMERGENCY', 'SERVICE', 'COMPLAINT', 'PROJECT', 'BILLING', 'SUPERVISE')),
  name text not null,
  phone text not null,
  hours text not null,
  sort int not null default 0,
  enabled boolean not null default true,
  primary key (company_code, hotline_id)
);
