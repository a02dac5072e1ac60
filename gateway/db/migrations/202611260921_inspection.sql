-- Planned visits, reports of an inspector and hazards (D 2.4). Names, phones, addresses and what customers write are sealed.
create sequence seq_inspection_no;
create sequence seq_hazard_no;
create sequence seq_hazard_notice_no;

create table inspection_plan (
  bp text not null,
  plan_id text not null,
  company_code text not null,
  plan_year int not null,
  seq int not null,
  due_from date not null,
  due_to date not null,
  status text not null check (status in ('WAITING', 'APPOINTED', 'DONE', 'MISSED')),
  appoint_date date,
  appoint_slot text check (appoint_slot in ('AM', 'PM1', 'PM2')),
  contact_name text,
  contact_phone text,
  miss_count int not null default 0,
  report_id text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, plan_id),
  unique (bp, plan_year, seq)
);
comment on column inspection_plan.contact_name is 'type: Sealed';
comment on column inspection_plan.contact_phone is 'type: Sealed';
create index inspection_plan_company on inspection_plan (company_code, plan_id);
create index inspection_plan_due on inspection_plan (due_to) where status <> 'DONE';

create table inspection_report (
  bp text not null,
  report_id text not null,
  company_code text not null,
  report_no text not null,
  kind text not null check (kind in ('PERIODIC', 'SPECIAL', 'APPOINTED', 'GAS_ON', 'REINSPECT')),
  plan_id text,
  site_name text not null,
  address text not null,
  inspect_at timestamptz not null,
  inspector_name text not null,
  inspector_no text not null,
  inspector_phone text not null,
  visit_result text not null check (visit_result in ('DONE', 'NOT_MET', 'REFUSED')),
  conclusion text check (conclusion in ('PASS', 'HAZARD')),
  items jsonb not null,
  readings jsonb not null,
  summary text not null,
  content_hash text not null,
  status text not null check (status in ('TO_SIGN', 'SIGNED', 'SIGN_REFUSED', 'ARCHIVED', 'VOIDED', 'NOT_MET', 'REFUSED')),
  signer_name text not null default '',
  signer_phone text not null default '',
  sign_file_id text,
  -- SHA-256 of the picture of the signature.
  sign_sha256 text,
  signed_at timestamptz,
  signed_by text,
  refuse_reason text not null default '',
  void_reason text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, report_id)
);
comment on column inspection_report.address is 'type: Sealed';
comment on column inspection_report.inspector_phone is 'type: Sealed';
comment on column inspection_report.signer_name is 'type: Sealed';
comment on column inspection_report.signer_phone is 'type: Sealed';
comment on column inspection_report.refuse_reason is 'type: Sealed';
comment on column inspection_report.items is 'json: InspectedItem[]';
comment on column inspection_report.readings is 'json: VisitReading[]';
create index inspection_report_company on inspection_report (company_code, report_id);
create index inspection_report_time on inspection_report (bp, inspect_at desc);
create index inspection_report_open on inspection_report (status, report_id) where status in ('TO_SIGN', 'SIGNED', 'NOT_MET');

create table hazard (
  bp text not null,
  hazard_id text not null,
  company_code text not null,
  hazard_no text not null,
  report_id text not null,
  item_code text not null,
  item_group text not null,
  title text not null,
  description text not null,
  site_name text not null,
  level text not null check (level in ('1', '2', '3')),
  origin_level text not null check (origin_level in ('1', '2', '3')),
  responsible text not null check (responsible in ('CUSTOMER', 'COMPANY')),
  measures text not null,
  photos_before text[] not null,
  photos_after text[] not null default '{}',
  notice_no text not null,
  noticed_at timestamptz not null,
  due_date date not null,
  -- As the notice said it; extensions and new terms change due_date only.
  notice_due_date date not null,
  -- New terms given after failed re-inspections.
  terms int not null default 0,
  extend_status text not null default 'NONE' check (extend_status in ('NONE', 'PENDING', 'AGREED', 'REFUSED')),
  extend_days int not null default 0,
  status text not null check (status in ('TO_CONFIRM', 'RECTIFYING', 'SUBMITTED', 'REINSPECTING', 'FAILED', 'CLOSED', 'VOIDED')),
  -- Signed for the receipt of the notice, where it was not signed with the report.
  receipt_file_id text,
  -- When the notice was received, and whether nobody signed for it (IN-07).
  received_at timestamptz,
  served boolean not null default false,
  meter_ids text[] not null default '{}',
  stop_id text,
  gas_stopped boolean not null default false,
  gas_stopped_at timestamptz,
  -- Moment of a stop that the desk has confirmed.
  stop_planned_at timestamptz,
  proposal text check (proposal in ('UPGRADE', 'STOP')),
  -- First day on which it may be proposed again.
  propose_from date,
  appealed_at timestamptz,
  reinspect_date date,
  reinspect_slot text check (reinspect_slot in ('AM', 'PM1', 'PM2')),
  closed_at timestamptz,
  close_note text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, hazard_id)
);
create index hazard_company on hazard (company_code, hazard_id);
create index hazard_of_report on hazard (bp, report_id);
create index hazard_open on hazard (due_date, hazard_id) where status in ('TO_CONFIRM', 'RECTIFYING', 'FAILED');
create index hazard_stop on hazard (stop_planned_at) where stop_planned_at is not null and not gas_stopped;

create table hazard_log (
  bp text not null,
  log_id text not null,
  company_code text not null,
  hazard_id text not null,
  action text not null check (action in ('CREATE', 'CONFIRM', 'REFUSE_SIGN', 'EXTEND_APPLY', 'EXTEND_AGREE', 'EXTEND_REFUSE', 'SUBMIT', 'WITHDRAW', 'RETURN', 'APPOINT', 'REINSPECT_PASS', 'REINSPECT_FAIL', 'PROPOSE', 'APPEAL', 'PROPOSAL_REFUSED', 'UPGRADE', 'STOP_NOTICE', 'STOP_GAS', 'RESTORE_GAS', 'CLOSE', 'VOID')),
  operator_type text not null check (operator_type in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  operator_id text,
  operator_name text not null,
  content text not null,
  files text[] not null default '{}',
  at timestamptz not null,
  primary key (bp, log_id)
);
comment on column hazard_log.operator_name is 'type: Sealed';
comment on column hazard_log.content is 'type: Sealed';
create index hazard_log_of on hazard_log (bp, hazard_id, log_id);
