-- Part A: accounts, meters, usage, prices, statements, bills, ledger, stops (A 2.1–2.8, 2.15, 2.18, 2.20–2.22).
-- Money numeric(16,2), m³ numeric(16,2|4), yuan/m³ numeric(10,4). Every business table leads its key with company_code or bp.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only', tg_table_name using errcode = 'restrict_violation';
end $$;

create sequence seq_statement_no;
create sequence seq_bill_no;
create sequence seq_stop_no;
create sequence seq_state_log;

-- One working calendar for every part (CV-3). Weekends without a row are free, weekdays without a row are working days.
create table calendar_day (
  date date primary key,
  is_workday boolean not null,
  holiday_name text not null default ''
);

create table gas_account (
  bp text not null,
  company_code text not null,
  customer_name text not null,
  address text not null default '',
  gas_use text not null check (gas_use in ('IND', 'COM', 'PUB', 'HEAT')),
  charge_mode text not null check (charge_mode in ('PREPAID_CARD', 'PREPAID_REMOTE', 'POSTPAID')),
  statement_scope text not null default 'SINGLE' check (statement_scope in ('MULTI', 'SINGLE')),
  balance numeric(16,2) not null default 0,
  provisional numeric(16,2) not null default 0 check (provisional >= 0),
  frozen numeric(16,2) not null default 0 check (frozen >= 0),
  credit_limit numeric(16,2) not null default 0 check (credit_limit >= 0),
  late_fee_rate numeric(6,4) not null default 0.0005 check (late_fee_rate between 0 and 0.0030),
  stop_exempt boolean not null default false,
  reading_day int not null default 1 check (reading_day between 1 and 28),
  sap_sys_flag text not null default '1' check (sap_sys_flag in ('0', '1')),
  cutover_month text,
  ledger_seq int not null default 0,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, company_code)
);
create index gas_account_company on gas_account (company_code, bp);

create table meter (
  company_code text not null,
  meter_id text not null,
  meter_no text not null,
  bp text not null,
  meter_type text not null check (meter_type in ('IC', 'IOT', 'MECH')),
  charge_mode text not null check (charge_mode in ('PREPAID_CARD', 'PREPAID_REMOTE', 'POSTPAID')),
  model text not null default '',
  caliber text not null default '',
  maker text not null default '',
  alias text not null default '',
  location text not null default '',
  gas_use text not null check (gas_use in ('IND', 'COM', 'PUB', 'HEAT')),
  digits int not null check (digits between 4 and 8),
  qmax numeric(16,2) not null,
  valve_state text not null default 'NONE' check (valve_state in ('OPEN', 'CLOSED', 'UNKNOWN', 'NONE')),
  online_state text not null default 'NA' check (online_state in ('ONLINE', 'OFFLINE', 'NA')),
  last_frame_at timestamptz,
  battery_pct int check (battery_pct between 0 and 100),
  last_reading numeric(16,2) not null default 0,
  last_reading_at timestamptz,
  remain_volume numeric(16,1),
  card_type text check (card_type in ('NFC', 'CONTACT')),
  ic_mode text check (ic_mode in ('VOLUME', 'AMOUNT')),
  card_no text,
  max_card_volume numeric(16,1) not null default 9999.0,
  hold_limit numeric(16,1) not null default 20000.0,
  purchase_seq int not null default 0,
  reader_name text not null default '',
  install_date date,
  verify_due_date date,
  -- Last gas day that is on a bill: the days after it are provisional (AE-31).
  billed_to date,
  state text not null default 'NORMAL' check (state in ('NORMAL', 'FAULT', 'STOPPED', 'REMOVED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, meter_id),
  unique (company_code, meter_no)
);
create index meter_bp on meter (bp, company_code);

create table meter_channel (
  company_code text not null,
  meter_id text not null,
  channel_no text not null,
  name text not null,
  has_corrector boolean not null default false,
  last_reading numeric(16,2) not null default 0,
  last_reading_at timestamptz,
  primary key (company_code, meter_id, channel_no),
  foreign key (company_code, meter_id) references meter
);

create table meter_reading (
  company_code text not null,
  meter_id text not null,
  reading_id text not null,
  channel_no text not null,
  read_at timestamptz not null,
  gas_day date not null,
  std_reading numeric(16,2) not null,
  work_reading numeric(16,2),
  pressure numeric(10,2),
  temperature numeric(10,2),
  source text not null check (source in ('REMOTE', 'MANUAL', 'PHOTO', 'ESTIMATE', 'CARD')),
  state text not null check (state in ('VALID', 'SUSPECT', 'REJECTED')),
  img_id text,
  created_at timestamptz not null,
  primary key (company_code, meter_id, reading_id),
  unique (company_code, meter_id, channel_no, read_at, source)
);

create table meter_img (
  company_code text not null,
  meter_id text not null,
  img_id text not null,
  bp text not null,
  channel_no text not null,
  period text not null,
  purpose text not null check (purpose in ('READING', 'DISPUTE', 'CHECK')),
  file_id text not null,
  reading numeric(16,2) not null check (reading >= 0),
  ocr_reading numeric(16,2),
  taken_at timestamptz not null,
  no_exif boolean not null default false,
  longitude numeric(10,6),
  latitude numeric(10,6),
  uploaded_by text not null,
  state text not null check (state in ('SUBMITTED', 'ACCEPTED', 'REJECTED', 'SUPERSEDED')),
  reject_reason text,
  reading_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, meter_id, img_id)
);
create unique index meter_img_accepted on meter_img (company_code, meter_id, channel_no, period)
  where state = 'ACCEPTED' and purpose = 'READING';
create index meter_img_bp on meter_img (bp, created_at desc);

-- `bp` is the owner of that day: a meter may change hands.
create table daily_usage (
  company_code text not null,
  meter_id text not null,
  channel_no text not null,
  gas_day date not null,
  bp text not null,
  start_reading numeric(16,2) not null,
  end_reading numeric(16,2) not null,
  volume numeric(16,2) not null check (volume >= 0),
  est_amount numeric(16,2) not null,
  quality text not null check (quality in ('NORMAL', 'MAKEUP', 'ESTIMATED', 'MISSING')),
  max_flow numeric(16,2),
  max_flow_at timestamptz,
  primary key (company_code, meter_id, channel_no, gas_day)
);
create index daily_usage_bp_day on daily_usage (bp, gas_day);

create table price_schedule (
  company_code text not null,
  price_id text not null,
  gas_use text not null,
  season text not null check (season in ('HEATING', 'NON_HEATING')),
  effective_from date not null,
  effective_to date,
  guide_price numeric(10,4) not null check (guide_price > 0),
  base_price numeric(10,4) not null,
  linkage_delta numeric(10,4) not null default 0,
  tier_mode text not null check (tier_mode in ('NONE', 'DISCOUNT', 'PROGRESSIVE')),
  surcharge_allowed boolean not null default false,
  tax_rate numeric(6,4) not null default 0.09,
  doc_no text not null default '',
  doc_title text not null default '',
  doc_url text,
  primary key (company_code, price_id),
  unique (company_code, gas_use, season, effective_from),
  check (base_price <= guide_price),
  check (effective_to is null or effective_to > effective_from)
);

create table price_tier (
  company_code text not null,
  price_id text not null,
  tier_no int not null check (tier_no >= 1),
  from_volume numeric(16,2) not null,
  to_volume numeric(16,2),
  delta numeric(10,4) not null,
  primary key (company_code, price_id, tier_no),
  foreign key (company_code, price_id) references price_schedule
);

create table contract_price (
  bp text not null,
  contract_price_id text not null,
  company_code text not null,
  meter_id text,
  base_price numeric(10,4) not null,
  effective_from date not null,
  effective_to date,
  contract_no text not null,
  primary key (bp, contract_price_id),
  unique (bp, meter_id, effective_from)
);

create table guide_doc (
  company_code text not null,
  doc_id text not null,
  doc_no text not null,
  title text not null,
  published_by text not null,
  published_at date not null,
  effective_from date not null,
  summary text not null default '',
  rows jsonb not null,
  file_url text,
  primary key (company_code, doc_id),
  unique (company_code, doc_no)
);

create table statement (
  bp text not null,
  statement_id text not null,
  company_code text not null,
  statement_no text not null unique,
  scope text not null check (scope in ('MULTI', 'SINGLE')),
  -- Meter id of a SINGLE, 'ALL' of a MULTI.
  scope_key text not null,
  bill_version text not null check (bill_version in ('NEW', 'OLD')),
  bill_month text not null,
  period_from date not null,
  period_to date not null,
  total_volume numeric(16,2) not null,
  other_items jsonb not null default '[]',
  total_amount numeric(16,2) not null,
  tax_amount numeric(16,2) not null,
  net_amount numeric(16,2) not null,
  state text not null check (state in ('DRAFT', 'PENDING', 'DISPUTED', 'SIGNED', 'AUTO_CONFIRMED', 'BILLED', 'VOID')),
  revision int not null default 1,
  company_sign_name text not null default '',
  company_sign_at timestamptz,
  customer_sign_user_id text,
  customer_sign_name text,
  customer_sign_at timestamptz,
  sign_file_id text,
  sign_sha256 text,
  confirm_deadline timestamptz,
  dispute_count int not null default 0 check (dispute_count between 0 and 2),
  bill_id text,
  pdf_file_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, statement_id),
  unique (bp, scope_key, bill_month, revision)
);
create unique index statement_live on statement (bp, scope_key, bill_month) where state <> 'VOID';
create index statement_month on statement (bp, bill_month);
create index statement_deadline on statement (confirm_deadline) where state = 'PENDING';

create table statement_line (
  bp text not null,
  statement_id text not null,
  meter_id text not null,
  channel_no text not null,
  meter_no text not null,
  prev_reading numeric(16,2) not null,
  curr_reading numeric(16,2) not null,
  read_volume numeric(16,2) not null,
  adjust_volume numeric(16,2) not null default 0,
  adjust_reason text not null default '',
  settle_volume numeric(16,2) not null check (settle_volume >= 0),
  package_volume numeric(16,2) not null default 0,
  billed_volume numeric(16,2) not null,
  reading_source text not null,
  amount numeric(16,2) not null,
  primary key (bp, statement_id, meter_id, channel_no),
  foreign key (bp, statement_id) references statement,
  check (adjust_volume = 0 or adjust_reason <> ''),
  check (package_volume between 0 and settle_volume)
);
create index statement_line_meter on statement_line (bp, meter_id);

create table statement_segment (
  bp text not null,
  statement_id text not null,
  meter_id text not null,
  channel_no text not null,
  seq int not null,
  tier_no int not null check (tier_no >= 0),
  label text not null default '',
  season text not null check (season in ('HEATING', 'NON_HEATING')),
  price numeric(10,4) not null,
  volume numeric(16,2) not null,
  amount numeric(16,2) not null,
  from_date date not null,
  to_date date not null,
  primary key (bp, statement_id, meter_id, channel_no, seq),
  foreign key (bp, statement_id, meter_id, channel_no) references statement_line
);

create table dispute (
  bp text not null,
  dispute_id text not null,
  statement_id text not null,
  revision int not null,
  meter_id text,
  channel_no text,
  reason_code text not null check (reason_code in ('READING', 'VOLUME', 'PRICE', 'ADJUST', 'OTHER')),
  content text not null,
  expected_reading numeric(16,2),
  images jsonb not null default '[]',
  submitted_by text not null,
  submitted_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  result text check (result in ('ACCEPTED', 'KEPT', 'WITHDRAWN')),
  primary key (bp, dispute_id),
  foreign key (bp, statement_id) references statement
);

create table bill (
  bp text not null,
  bill_id text not null,
  company_code text not null,
  bill_no text not null unique,
  bill_type text not null check (bill_type in ('GAS', 'ADJUST', 'PACKAGE', 'EXTRACT')),
  bill_version text not null check (bill_version in ('NEW', 'OLD')),
  bill_month text not null,
  period_from date not null,
  period_to date not null,
  issue_date date not null,
  due_date date not null,
  volume numeric(16,2) not null,
  receivable numeric(16,2) not null,
  net_amount numeric(16,2),
  tax_amount numeric(16,2),
  paid_principal numeric(16,2) not null default 0 check (paid_principal >= 0),
  late_fee_paid numeric(16,2) not null default 0 check (late_fee_paid >= 0),
  late_fee_waived numeric(16,2) not null default 0 check (late_fee_waived >= 0),
  late_fee_base_date date not null,
  -- Fee that had accrued by the base date and was not paid then.
  late_fee_carried numeric(16,2) not null default 0 check (late_fee_carried >= 0),
  state text not null check (state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT', 'PAID', 'REVERSED')),
  lock_order_id text,
  lock_user_id text,
  lock_until timestamptz,
  installment_id text,
  invoice_state text not null default 'NONE' check (invoice_state in ('NONE', 'PART', 'DONE')),
  statement_id text,
  -- What it was made of: the statement, or for ADJUST the bill it replaces.
  source_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, bill_id),
  unique (bp, company_code, bill_month, bill_type, source_id),
  check (paid_principal <= receivable),
  check ((state = 'PAID') = (paid_principal = receivable) or state = 'REVERSED')
);
create index bill_month on bill (bp, bill_month desc);
create index bill_open on bill (bp, due_date) where state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT');
create index bill_due on bill (due_date) where state in ('UNPAID', 'PART_PAID');
create index bill_lock on bill (lock_order_id) where lock_order_id is not null;

-- Frozen copy of what is charged: GAS one line per meter and channel, ITEM for what comes besides the gas (AE-17a).
create table bill_line (
  bp text not null,
  bill_id text not null,
  line_no int not null,
  kind text not null check (kind in ('GAS', 'ITEM')),
  code text not null default '',
  name text not null,
  meter_id text,
  meter_no text,
  channel_no text,
  channel_name text,
  prev_reading numeric(16,2),
  curr_reading numeric(16,2),
  read_volume numeric(16,2),
  adjust_volume numeric(16,2),
  adjust_reason text,
  settle_volume numeric(16,2),
  package_volume numeric(16,2),
  billed_volume numeric(16,2),
  reading_source text,
  -- One flat price: bills of the old system only.
  price numeric(10,4),
  -- [{tierNo, label, season, price, volume, amount, fromDate, toDate}]; empty for the old system.
  segments jsonb not null default '[]',
  amount numeric(16,2) not null,
  primary key (bp, bill_id, line_no),
  foreign key (bp, bill_id) references bill
);
create index bill_line_meter on bill_line (bp, meter_id);

create table ledger_entry (
  bp text not null,
  company_code text not null,
  entry_id text not null,
  seq int not null check (seq >= 1),
  direction text not null check (direction in ('IN', 'OUT')),
  amount numeric(16,2) not null check (amount > 0),
  balance_after numeric(16,2) not null,
  entry_type text not null,
  ref_type text not null default '',
  ref_id text not null default '',
  key text not null,
  occurred_at timestamptz not null,
  remark text not null default '' check (length(remark) <= 100),
  primary key (bp, entry_id),
  unique (bp, company_code, seq),
  unique (bp, entry_type, key)
);
create index ledger_entry_time on ledger_entry (bp, occurred_at desc);
create index ledger_entry_ref on ledger_entry (bp, ref_type, ref_id);
create trigger ledger_entry_insert_only before update or delete on ledger_entry
  for each row execute function refuse_change();

create table change_record (
  bp text not null,
  change_id text not null,
  company_code text not null,
  meter_id text,
  meter_no text not null default '',
  change_type text not null
    check (change_type in ('REPLACE', 'REMOVE', 'ADD', 'VALVE', 'PRICE', 'GASUSE', 'NAME', 'CARD', 'VERIFY')),
  old_value text,
  new_value text,
  old_meter_no text,
  new_meter_no text,
  old_end_reading numeric(16,2),
  new_start_reading numeric(16,2),
  reason text not null default '',
  operator text not null default '',
  happened_at timestamptz not null,
  doc_url text,
  affects_billing boolean not null default false,
  primary key (bp, change_id)
);
create index change_record_time on change_record (bp, happened_at desc);
create trigger change_record_insert_only before update or delete on change_record
  for each row execute function refuse_change();

create table stop_gas (
  bp text not null,
  stop_id text not null,
  company_code text not null,
  meter_ids text[] not null default '{}',
  kind text not null check (kind in ('ARREARS', 'PLANNED', 'EMERGENCY', 'PEAK', 'HAZARD')),
  state text not null check (state in ('WARNED', 'NOTICED', 'STOPPED', 'RESUMING', 'RESUMED', 'CANCELLED')),
  title text not null,
  area text not null default '',
  reason text not null default '',
  tips jsonb not null default '[]',
  notice_no text,
  notice_at timestamptz,
  plan_stop_at timestamptz,
  plan_resume_at timestamptz,
  real_stop_at timestamptz,
  real_resume_at timestamptz,
  limit_volume numeric(16,2),
  cause text check (cause in ('ARREARS', 'OVERDRAFT')),
  trigger_bill_ids text[] not null default '{}',
  arrears numeric(16,2),
  source_type text,
  source_id text,
  hotline text not null default '',
  ack_required boolean not null default false,
  ack_by text,
  ack_at timestamptz,
  confirmed_by text,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, stop_id)
);
create unique index stop_gas_one_arrears on stop_gas (bp) where kind = 'ARREARS' and state not in ('RESUMED', 'CANCELLED');
create index stop_gas_open on stop_gas (state, kind) where state not in ('RESUMED', 'CANCELLED');

-- Every state change of statement, bill, pay_order, gas_order, tt_order, installment_plan, stop_gas (A 2.22).
create table state_log (
  bp text not null,
  log_id bigint not null default nextval('seq_state_log'),
  entity text not null,
  entity_id text not null,
  from_state text not null default '',
  to_state text not null,
  by text not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (bp, log_id)
);
create index state_log_entity on state_log (bp, entity, entity_id, at);

-- Introduction of the home page by version; who has seen it stands with the user.
create table guide_map (
  application_type text not null,
  version_num text not null,
  steps jsonb not null,
  primary key (application_type, version_num)
);
