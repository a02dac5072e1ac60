-- B 2.13: gas of a month at a price that its customer chooses: periods and options of a company, choices of its customers.
create sequence seq_elective_no;

-- Published values of price indices, yuan per m3 (BE-05).
create table gas_index (
  company_code text not null,
  index_name text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  value numeric(10, 4) not null check (value > 0),
  published_at timestamptz not null,
  primary key (company_code, index_name, month)
);

create table elective_period (
  company_code text not null,
  period_id text not null,
  -- Calendar month of gas days that the choice is for.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  state text not null check (state in ('NOT_OPEN', 'OPEN', 'CLOSED')),
  notice text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, period_id),
  unique (company_code, month)
);
create index elective_period_clock on elective_period (open_at, close_at) where state in ('NOT_OPEN', 'OPEN');

-- Volumes that are chosen are whole m3 (B 0.3); rates are per cent.
create table elective_option (
  company_code text not null,
  option_id text not null,
  period_id text not null,
  name text not null check (length(name) between 2 and 30),
  option_type text not null check (option_type in ('FIXED', 'INDEX', 'REBATE')),
  unit_price numeric(10, 4) check (unit_price > 0),
  index_name text,
  index_margin numeric(10, 4),
  price_floor numeric(10, 4) check (price_floor > 0),
  price_cap numeric(10, 4) check (price_cap >= price_floor),
  tiers jsonb not null default '[]',
  min_volume numeric(16, 0) not null check (min_volume > 0),
  max_volume numeric(16, 0) not null check (max_volume >= min_volume),
  step_volume numeric(16, 0) not null check (step_volume > 0),
  take_rate numeric(5, 2) not null check (take_rate between 0 and 100),
  short_fee_rate numeric(5, 2) not null check (short_fee_rate between 0 and 100),
  quota_volume numeric(16, 0) not null check (quota_volume > 0),
  used_volume numeric(16, 0) not null default 0 check (used_volume between 0 and quota_volume),
  risk_text text not null default '',
  sort int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, option_id),
  check ((option_type = 'FIXED') = (unit_price is not null)),
  check ((option_type = 'INDEX') = (index_name is not null and index_margin is not null and price_floor is not null and price_cap is not null))
);
create index elective_option_period on elective_option (company_code, period_id, sort);
comment on column elective_option.tiers is 'json: PriceTier[]';

create table elective_record (
  bp text not null,
  record_id text not null,
  company_code text not null,
  record_no text not null,
  period_id text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  option_id text not null,
  -- The option as it stood when it was chosen.
  option_snapshot jsonb not null,
  volume numeric(16, 0) not null check (volume > 0),
  -- What the chosen volume would cost (BE-05), yuan; its price, yuan per m3.
  estimated_price numeric(10, 4) not null,
  estimated_amount numeric(16, 2) not null,
  -- Settlement (BE-06, BE-07): price, m3 of the month after packages, m3 at this price, yuan.
  final_price numeric(10, 4),
  actual_volume numeric(16, 2),
  taken_volume numeric(16, 2),
  settled_amount numeric(16, 2),
  -- What the taken volume costs at this price less what it would have cost without the choice; negative: saved.
  difference numeric(16, 2),
  short_fee numeric(16, 2),
  settled_at timestamptz,
  user_id text not null,
  state text not null check (state in ('SUBMITTED', 'EFFECTIVE', 'SETTLING', 'FINISHED', 'CANCELLED', 'REJECTED')),
  -- The last time at which it can be changed; null once it has been checked (BE-04).
  check_at timestamptz,
  -- First gas day 08:00 and the 08:00 after the last; `start_at` is null until the check was passed.
  start_at timestamptz,
  end_at timestamptz not null,
  cancel_reason text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, record_id)
);
create unique index elective_record_one on elective_record (bp, period_id) where state not in ('CANCELLED', 'REJECTED');
create index elective_record_no on elective_record (bp, record_no);
create index elective_record_staff on elective_record (company_code, period_id, record_id);
create index elective_record_number on elective_record (company_code, record_no);
create index elective_record_check on elective_record (check_at) where state = 'SUBMITTED';
create index elective_record_start on elective_record (start_at) where state = 'SUBMITTED';
create index elective_record_end on elective_record (end_at) where state = 'EFFECTIVE';
create index elective_record_settle on elective_record (end_at) where state = 'SETTLING';
create index elective_record_month on elective_record (bp, month);
create index elective_record_time on elective_record (bp, created_at desc);
create index elective_record_user on elective_record (user_id);
comment on column elective_record.option_snapshot is 'json: OptionTerms';

-- Each volume and option that a choice has had (BE-02).
create table elective_change (
  bp text not null,
  record_id text not null,
  change_no int not null,
  company_code text not null,
  option_name text not null,
  volume numeric(16, 0) not null,
  estimated_amount numeric(16, 2) not null,
  user_id text not null,
  at timestamptz not null,
  primary key (bp, record_id, change_no)
);
