-- Part B 2.1 to 2.10: gas sold ahead, its orders, extraction, payments and deposits.

create sequence seq_package_no;

-- Volumes sold ahead are whole m3, measured ones have two decimals (B 0.3).
create table gas_package (
  company_code text not null,
  package_id text not null,
  name text not null check (length(name) between 2 and 30),
  price_type text not null check (price_type in ('FIXED', 'FLOAT')),
  unit_price numeric(10,4) not null check (unit_price > 0),
  -- Off the published price of the cycle's first day (K-17).
  float_discount numeric(10,4) check (float_discount >= 0),
  standard_price numeric(10,4) not null check (standard_price > 0),
  supply_mode text not null check (supply_mode in ('PART', 'FULL')),
  cycle_type text not null check (cycle_type in ('MONTH', 'TEN_DAYS')),
  delivery_start date not null,
  delivery_end date not null check (delivery_end >= delivery_start),
  sale_start timestamptz not null,
  sale_end timestamptz not null check (sale_end > sale_start),
  total_volume numeric(16,0) not null check (total_volume > 0),
  held_volume numeric(16,0) not null default 0 check (held_volume >= 0),
  sold_volume numeric(16,0) not null default 0 check (sold_volume >= 0),
  min_volume numeric(16,0) not null check (min_volume > 0),
  step_volume numeric(16,0) not null check (step_volume > 0),
  max_per_bp numeric(16,0) not null,
  max_orders_per_bp int not null default 1 check (max_orders_per_bp > 0),
  deposit_rate numeric(5,2) not null default 10 check (deposit_rate between 0 and 30),
  over_tolerance numeric(5,2) not null default 5 check (over_tolerance >= 0),
  short_tolerance numeric(5,2) not null default 5 check (short_tolerance >= 0),
  short_fee_rate numeric(5,2) not null default 10 check (short_fee_rate >= 0),
  cycle_low_rate numeric(5,2) not null default 70 check (cycle_low_rate > 0),
  cycle_high_rate numeric(5,2) not null default 130 check (cycle_high_rate >= cycle_low_rate),
  customer_types text[] not null,
  template_version text not null,
  highlights text[] not null default '{}',
  intro text not null default '',
  state text not null check (state in ('DRAFT', 'NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'ENDED', 'SUSPENDED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, package_id),
  check (held_volume + sold_volume <= total_volume),
  check ((price_type = 'FLOAT') = (float_discount is not null))
);
create index gas_package_sale on gas_package (company_code, state, sale_start desc);
create index gas_package_clock on gas_package (sale_start, sale_end) where state in ('NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'SUSPENDED');

-- A purchase as a whole (2.2). Every number of it comes from the frozen package (K-15).
create table package_order (
  bp text not null,
  order_no text not null,
  company_code text not null,
  package_id text not null,
  package_snapshot jsonb not null,
  meter_ids text[] not null check (cardinality(meter_ids) > 0),
  total_volume numeric(16,0) not null check (total_volume > 0),
  unit_price numeric(10,4) not null,
  total_amount numeric(16,2) not null,
  deposit_amount numeric(16,2) not null check (deposit_amount >= 0),
  deposit_paid numeric(16,2) not null default 0 check (deposit_paid >= 0),
  deposit_released numeric(16,2) not null default 0 check (deposit_released >= 0),
  deposit_forfeited numeric(16,2) not null default 0 check (deposit_forfeited >= 0),
  paid_amount numeric(16,2) not null default 0 check (paid_amount >= 0),
  contact_name text not null,
  contact_phone text not null,
  agree_id text not null,
  contract_id text,
  state text not null check (state in ('WAIT_SIGN', 'WAIT_DEPOSIT', 'DEPOSIT_CONFIRMING', 'EFFECTIVE', 'EXTRACTING', 'SETTLING',
    'COMPLETED', 'CANCELLED', 'CLOSED', 'TERMINATED')),
  sign_deadline timestamptz not null,
  deposit_deadline timestamptz,
  effective_at timestamptz,
  finished_at timestamptz,
  close_reason text,
  reminded_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, order_no),
  check (deposit_released + deposit_forfeited <= deposit_paid)
);
comment on column package_order.package_snapshot is 'json: PackageTerms';
create index package_order_list on package_order (bp, created_at desc);
create index package_order_package on package_order (company_code, package_id);
create index package_order_sign on package_order (sign_deadline) where state = 'WAIT_SIGN';
create index package_order_deposit on package_order (deposit_deadline) where state = 'WAIT_DEPOSIT';
create index package_order_running on package_order (bp) where state in ('EFFECTIVE', 'EXTRACTING', 'SETTLING');

-- One delivery slice (2.3); the bounds of the edit window are instants, so that a changed setting moves no window of an order.
create table extraction_cycle (
  bp text not null,
  order_no text not null,
  cycle_no int not null check (cycle_no > 0),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  plan_volume numeric(16,0) not null check (plan_volume >= 0),
  even_share numeric(16,2) not null,
  low_volume numeric(16,0) not null,
  high_volume numeric(16,0) not null,
  edit_open_at timestamptz not null,
  edit_close_at timestamptz not null check (edit_close_at > edit_open_at),
  pay_deadline timestamptz not null,
  locked_volume numeric(16,0),
  lock_mode text check (lock_mode in ('PICK_BILL', 'AUTO')),
  pick_bill_no text,
  version int not null default 1,
  primary key (bp, order_no, cycle_no),
  foreign key (bp, order_no) references package_order,
  check ((locked_volume is null) = (lock_mode is null))
);
create index extraction_cycle_lock on extraction_cycle (edit_close_at) where locked_volume is null;

-- The payable and the settlement of one cycle (2.4).
create table child_order (
  bp text not null,
  child_no text not null,
  order_no text not null,
  cycle_no int not null,
  start_date date not null,
  end_date date not null,
  -- Null until the lock of a floating price (K-17).
  unit_price numeric(10,4),
  price_provisional boolean not null default false,
  locked_volume numeric(16,0),
  rollover_in_volume numeric(16,2) not null default 0 check (rollover_in_volume >= 0),
  rollover_in_amount numeric(16,2) not null default 0 check (rollover_in_amount >= 0),
  carry_in_volume numeric(16,0) not null default 0 check (carry_in_volume >= 0),
  carry_in_amount numeric(16,2) not null default 0 check (carry_in_amount >= 0),
  moved_out_volume numeric(16,0) not null default 0 check (moved_out_volume >= 0),
  add_volume numeric(16,0) not null default 0 check (add_volume >= 0),
  payable_amount numeric(16,2),
  paid_amount numeric(16,2) not null default 0,
  pay_deadline timestamptz not null,
  paid_at timestamptz,
  pay_no text,
  -- First day that counts: the start, or the day after a late payment (K-22).
  extract_from date,
  short_volume numeric(16,2),
  rollover_out_volume numeric(16,2),
  penalty_volume numeric(16,2),
  short_fee numeric(16,2),
  refund_amount numeric(16,2),
  diff_no text,
  settled_at timestamptz,
  state text not null check (state in ('PLANNED', 'WAIT_PAY', 'PAY_CONFIRMING', 'OVERDUE', 'PAID', 'EXTRACTING', 'SETTLING',
    'WAIT_SUPPLEMENT', 'SETTLED', 'FORFEITED', 'VOID')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, child_no),
  unique (bp, order_no, cycle_no),
  foreign key (bp, order_no, cycle_no) references extraction_cycle
);
create index child_order_pay on child_order (pay_deadline) where state in ('WAIT_PAY', 'OVERDUE');
create index child_order_start on child_order (start_date) where state = 'PAID';
create index child_order_end on child_order (end_date) where state in ('EXTRACTING', 'SETTLING');

-- Extra payables under an order (2.5).
create table supplement_order (
  bp text not null,
  bu_no text not null,
  order_no text not null,
  child_no text not null,
  bu_type text not null check (bu_type in ('ADD', 'ADVANCE', 'DIFF')),
  volume numeric(16,2) not null check (volume > 0),
  unit_price numeric(10,4) not null,
  amount numeric(16,2) not null check (amount >= 0),
  reason text not null default '',
  change_no text,
  pay_deadline timestamptz,
  paid_at timestamptz,
  pay_no text,
  state text not null check (state in ('WAIT_REVIEW', 'REJECTED', 'WAIT_PAY', 'PAY_CONFIRMING', 'EFFECTIVE', 'SETTLED', 'CLOSED',
    'OVERDUE', 'WITHDRAWN')),
  reject_remark text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, bu_no),
  foreign key (bp, child_no) references child_order
);
create index supplement_order_child on supplement_order (bp, order_no, child_no);
create index supplement_order_pay on supplement_order (pay_deadline) where state = 'WAIT_PAY';

-- What a meter's day was counted to (2.6). Rows are only added: a correction is a row with the difference (X-11).
create table extraction_record (
  bp text not null,
  record_id text not null,
  order_no text not null,
  child_no text not null,
  meter_id text not null,
  usage_date date not null,
  meter_volume numeric(16,2) not null,
  extracted_volume numeric(16,2) not null,
  out_volume numeric(16,2) not null,
  source text not null check (source in ('REMOTE', 'MAKEUP', 'ADJUST')),
  adjust_of text,
  created_at timestamptz not null,
  primary key (bp, record_id),
  foreign key (bp, child_no) references child_order
);
create unique index extraction_record_once on extraction_record (bp, child_no, meter_id, usage_date) where source <> 'ADJUST';
create index extraction_record_day on extraction_record (bp, usage_date, meter_id);

create table extraction_change (
  bp text not null,
  change_no text not null,
  order_no text not null,
  cycle_no int not null,
  target_cycle_no int,
  change_type text not null check (change_type in ('DELAY', 'ADVANCE', 'ADD')),
  volume numeric(16,0) not null check (volume > 0),
  effect_date date not null,
  reason text not null,
  bu_no text,
  state text not null check (state in ('SUBMITTED', 'PASSED', 'REJECTED', 'WITHDRAWN', 'WAIT_PAY', 'DONE', 'CLOSED')),
  review_remark text,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, change_no),
  foreign key (bp, order_no, cycle_no) references extraction_cycle
);
create index extraction_change_order on extraction_change (bp, order_no, created_at desc);

-- The frozen text that was signed (2.8).
create table supply_agreement (
  bp text not null,
  agree_id text not null,
  company_code text not null,
  order_no text not null,
  template_version text not null,
  content text not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('TO_SIGN', 'SIGNED', 'VOID')),
  opened_at timestamptz,
  sign_way text check (sign_way in ('SEAL', 'HAND')),
  sign_image text,
  signed_by text,
  signed_name text,
  signed_at timestamptz,
  expire_at timestamptz not null,
  contract_id text,
  evidence jsonb,
  created_at timestamptz not null,
  primary key (bp, agree_id),
  foreign key (bp, order_no) references package_order
);
comment on column supply_agreement.evidence is 'json: SignEvidence';

-- One attempt to pay one payable (2.9); `order_id` is the order of the payment module, null while none was needed.
create table trade_payment (
  bp text not null,
  pay_no text not null,
  order_no text not null,
  biz_type text not null check (biz_type in ('DEPOSIT', 'CHILD', 'SUPPLEMENT')),
  biz_no text not null,
  amount numeric(16,2) not null check (amount > 0),
  channel text not null check (channel in ('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX', 'BALANCE', 'TT')),
  order_id text,
  state text not null check (state in ('PAYING', 'CONFIRMING', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED')),
  expire_at timestamptz not null,
  paid_at timestamptz,
  fail_reason text,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, pay_no)
);
create unique index trade_payment_open on trade_payment (bp, biz_type, biz_no) where state in ('PAYING', 'CONFIRMING');
create unique index trade_payment_order on trade_payment (bp, order_id) where order_id is not null;
create index trade_payment_expiry on trade_payment (expire_at) where state in ('PAYING', 'CONFIRMING');

-- Money held as a deposit, entry by entry (2.10).
create table deposit_entry (
  bp text not null,
  entry_no text not null,
  order_no text not null,
  direction text not null check (direction in ('IN', 'OUT', 'DEDUCT')),
  amount numeric(16,2) not null check (amount > 0),
  balance_after numeric(16,2) not null check (balance_after >= 0),
  remark text not null,
  cause text not null,
  created_at timestamptz not null,
  primary key (bp, entry_no),
  unique (bp, order_no, direction, cause),
  foreign key (bp, order_no) references package_order
);

-- Contracts with the gas company that other areas ask for (2.21).
create table contract (
  bp text not null,
  contract_id text not null,
  contract_no text not null,
  company_code text not null,
  contract_type text not null check (contract_type in ('SUPPLY', 'ANNUAL_FRAME', 'SUPPLEMENT', 'PACKAGE_AGREE', 'SAFETY')),
  title text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  signed_at timestamptz,
  file_hash text,
  state text not null check (state in ('WAIT_EFFECT', 'EFFECTIVE', 'EXPIRED', 'TERMINATED', 'RENEWED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, contract_id),
  unique (bp, contract_no)
);
create index contract_due on contract (end_date) where state = 'EFFECTIVE';
create index contract_start on contract (start_date) where state = 'WAIT_EFFECT';

-- Texts about how a trade goes (2.24); company_code '*' = all companies.
create table process_text (
  code text not null,
  company_code text not null,
  version int not null,
  title text not null,
  sections jsonb not null,
  effective_from date not null,
  primary key (code, company_code, version)
);
comment on column process_text.sections is 'json: ProcessSection[]';
