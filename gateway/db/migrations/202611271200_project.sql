-- Works for a customer, from the application to the gas (D 2.7). Places and numbers of projects stand in WGS-84.
create sequence seq_project_no;

create table project (
  bp text not null,
  project_id text not null,
  company_code text not null,
  project_no text not null,
  project_name text not null,
  project_type text not null check (project_type in ('NEW', 'EXPAND', 'RELOCATE', 'REMOVE')),
  customer_class text not null check (customer_class in ('INDUSTRY', 'COMMERCE', 'PUBLIC')),
  address text not null,
  lng numeric(9,6),
  lat numeric(9,6),
  -- m³/h and m³ a year, as the customer asked for them.
  peak_flow numeric(10,2) not null,
  annual_volume numeric(16,0) not null,
  pressure_level text not null check (pressure_level in ('LOW', 'MID_B', 'MID_A')),
  -- Names and phones of the company's people, sealed JSON.
  people text not null,
  stage text not null check (stage in ('APPLY', 'EXPLORATION', 'DESIGN', 'PAYMENT', 'CONSTRUCTION', 'ACCEPTANCE')),
  status text not null check (status in ('RUNNING', 'PAUSED', 'FINISHED', 'TERMINATED')),
  pause_reason text,
  apply_date date not null,
  -- As it was planned first; plan_finish_date is the plan of today.
  first_finish_date date,
  plan_finish_date date,
  actual_finish_date date,
  plan_gas_date date,
  total_rate int not null default 0 check (total_rate between 0 and 100),
  contract_amount numeric(16,2),
  ticket_id text,
  appoint_date date,
  appoint_slot text check (appoint_slot in ('AM', 'PM1', 'PM2')),
  appoint_changes int not null default 0,
  arrived_at timestamptz,
  survey_result text check (survey_result in ('FEASIBLE', 'CONDITIONAL', 'INFEASIBLE')),
  survey_text text not null default '',
  survey_photos text[] not null default '{}',
  place jsonb,
  quantities jsonb not null,
  drawings jsonb not null,
  -- Moment of the newest update: lists show what moved last.
  moved_at timestamptz not null,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, project_id)
);
comment on column project.address is 'type: Sealed';
comment on column project.people is 'type: Sealed';
comment on column project.place is 'json: ProjectPlace';
comment on column project.quantities is 'json: ProjectQuantity[]';
comment on column project.drawings is 'json: ProjectDrawing[]';
create index project_company on project (company_code, project_id);
create index project_of on project (bp, moved_at desc, project_id desc);
create index project_open on project (project_id) where status in ('RUNNING', 'PAUSED');

create table project_node (
  bp text not null,
  project_id text not null,
  node_code text not null,
  company_code text not null,
  stage text not null check (stage in ('APPLY', 'EXPLORATION', 'DESIGN', 'PAYMENT', 'CONSTRUCTION', 'ACCEPTANCE')),
  node_name text not null,
  sort int not null,
  weight int not null,
  rate int not null default 0 check (rate between 0 and 100),
  status text not null check (status in ('NOT_STARTED', 'DOING', 'DONE', 'SKIPPED')),
  first_end date,
  plan_start date,
  plan_end date,
  actual_start date,
  actual_end date,
  tip text not null default '',
  tip_clicked_by text[] not null default '{}',
  remark text not null default '',
  files text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (bp, project_id, node_code)
);
create index project_node_late on project_node (plan_end, project_id) where status in ('NOT_STARTED', 'DOING');

create table project_update (
  bp text not null,
  update_id text not null,
  company_code text not null,
  project_id text not null,
  node_code text,
  kind text not null check (kind in ('PROGRESS', 'PLAN_CHANGE', 'FILE', 'PAYMENT', 'APPROVAL', 'NOTICE')),
  title text not null,
  content text not null,
  -- Of a change of the plan: the planned end of the project before and after.
  before_date date,
  after_date date,
  files text[] not null default '{}',
  at timestamptz not null,
  primary key (bp, update_id)
);
create index project_update_of on project_update (bp, project_id, update_id desc);

-- All updates up to read_to are read, and those of a later one that were opened alone.
create table update_read (
  bp text not null,
  project_id text not null,
  user_id text not null,
  read_to text not null default '',
  read_ids text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (bp, project_id, user_id)
);

create table scheme (
  bp text not null,
  scheme_id text not null,
  company_code text not null,
  project_id text not null,
  version_no int not null,
  title text not null,
  summary text not null,
  design_files text[] not null default '{}',
  quote jsonb not null,
  quote_total numeric(16,2) not null check (quote_total >= 0),
  plan_days int not null,
  status text not null check (status in ('TO_CONFIRM', 'CONFIRMED', 'REJECTED', 'REPLACED', 'EXPIRED')),
  opinion text not null default '',
  confirm_by text,
  confirm_at timestamptz,
  sign_file_id text,
  sign_sha256 text,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, scheme_id),
  unique (bp, project_id, version_no)
);
comment on column scheme.quote is 'json: SchemeItem[]';
create index scheme_open on scheme (expire_at) where status = 'TO_CONFIRM';

create table project_payment (
  bp text not null,
  payment_id text not null,
  company_code text not null,
  project_id text not null,
  seq int not null,
  name text not null,
  ratio int not null,
  amount numeric(16,2) not null check (amount >= 0),
  paid_amount numeric(16,2) not null default 0 check (paid_amount >= 0 and paid_amount <= amount),
  due_date date not null,
  status text not null check (status in ('NOT_DUE', 'TO_PAY', 'AUDITING', 'AUDIT_REJECTED', 'PAID')),
  paid_at timestamptz,
  -- Transfer that was ordered for it and has not ended.
  tt_id text,
  voucher_files text[] not null default '{}',
  voucher_amount numeric(16,2),
  voucher_date date,
  reject_reason text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, payment_id),
  unique (bp, project_id, seq)
);
create index project_payment_company on project_payment (company_code, payment_id);
create index project_payment_due on project_payment (due_date) where status = 'NOT_DUE';

create table construct_log (
  bp text not null,
  log_id text not null,
  company_code text not null,
  project_id text not null,
  node_code text,
  work_date date not null,
  content text not null,
  workers int not null,
  weather text not null,
  safety text not null,
  photos text[] not null default '{}',
  created_at timestamptz not null,
  primary key (bp, log_id)
);
create index construct_log_of on construct_log (bp, project_id, work_date desc, log_id desc);

create table project_approval (
  bp text not null,
  approval_id text not null,
  company_code text not null,
  project_id text not null,
  approval_type text not null check (approval_type in ('SCHEDULE', 'DESIGN', 'COST', 'COMPLETION', 'GAS_ON')),
  title text not null,
  content text not null,
  before_text text not null default '',
  after_text text not null default '',
  amount_delta numeric(16,2),
  -- Of a change of the plan: what the planned end becomes when it is agreed to.
  finish_date date,
  files text[] not null default '{}',
  status text not null check (status in ('WAITING', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  deadline timestamptz not null,
  opinion text not null default '',
  sign_file_id text,
  sign_sha256 text,
  commit_by text,
  commit_at timestamptz,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, approval_id)
);
create index project_approval_company on project_approval (company_code, approval_id);
create index project_approval_of on project_approval (bp, project_id, approval_id desc);
create index project_approval_due on project_approval (deadline) where status = 'WAITING';

create table engine_record (
  bp text not null,
  record_id text not null,
  company_code text not null,
  project_id text not null,
  record_type text not null check (record_type in ('CONCEALED', 'WELD', 'PRESSURE', 'PURGE', 'ANTICORROSION', 'MATERIAL', 'ASBUILT', 'ACCEPT')),
  name text not null,
  result text not null check (result in ('PASS', 'FAIL', 'NA')),
  record_date date not null,
  files text[] not null default '{}',
  facts jsonb not null,
  created_at timestamptz not null,
  primary key (bp, record_id)
);
comment on column engine_record.facts is 'json: RecordFact[]';
create index engine_record_of on engine_record (bp, project_id, record_type, record_id);

-- What a user said when he was asked for reminders about a project (PJ-10); what he accepted is counted in wx_subscription.
create table wx_auth (
  bp text not null,
  project_id text not null,
  user_id text not null,
  declined_at timestamptz,
  asked_at timestamptz not null,
  primary key (bp, project_id, user_id)
);

-- An instalment of a project is paid by a transfer with a code of its own.
alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add constraint pay_order_biz_type_check check (biz_type in ('BILL', 'PREPAY', 'IC', 'PACKAGE', 'EXTRACT', 'INSTALLMENT', 'PROJECT'));
alter table pay_order_item drop constraint pay_order_item_ref_type_check;
alter table pay_order_item add constraint pay_order_item_ref_type_check check (ref_type in ('BILL', 'PREPAY', 'INSTALLMENT', 'GAS_ORDER', 'PACKAGE', 'EXTRACT', 'PROJECT'));
alter table tt_order drop constraint tt_order_purpose_check;
alter table tt_order add constraint tt_order_purpose_check check (purpose in ('BILL', 'PREPAY', 'PACKAGE', 'PROJECT'));
