-- B 2.14: days on which customers use less or more by agreement, their sign-ups, and what each day came to.
create sequence seq_balance_activity;
create sequence seq_balance_apply;
create table balance_activity (
  company_code text not null,
  activity_id text not null,
  name text not null,
  direction text not null check (direction in ('REDUCE', 'FILL')),
  -- Gas days, both included.
  start_date date not null,
  end_date date not null,
  -- m3 a day; `applied` is what has been signed.
  target_volume numeric(14, 2) not null,
  applied_volume numeric(14, 2) not null default 0,
  min_daily_volume numeric(14, 2) not null,
  -- Per cent of a baseline.
  max_rate numeric(5, 2) not null,
  -- yuan/m3.
  unit_reward numeric(10, 4) not null,
  signup_start timestamptz not null,
  signup_end timestamptz not null,
  -- Empty: all.
  customer_types text[] not null default '{}',
  rules_text text not null,
  rules_version int not null default 1,
  rules_at timestamptz not null,
  status text not null check (status in ('DRAFT', 'NOT_STARTED', 'SIGNUP', 'FULL', 'WAITING', 'RUNNING', 'SETTLING', 'FINISHED',
    'CANCELLED')),
  cancel_reason text,
  -- Rewards are paid at this moment; known from the publication on (S-08).
  pay_at timestamptz,
  -- The next step that time brings; null: none.
  next_at timestamptz,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, activity_id),
  check (start_date <= end_date),
  check (signup_start < signup_end)
);
create index balance_activity_next on balance_activity (next_at) where next_at is not null;
create index balance_activity_list on balance_activity (company_code, status, start_date desc, activity_id desc);
create index balance_activity_signup on balance_activity (company_code, signup_start);

create table balance_apply (
  bp text not null,
  apply_id text not null,
  company_code text not null,
  apply_no text not null,
  activity_id text not null,
  activity_name text not null,
  user_id text not null,
  group_id text not null,
  group_name text not null,
  -- As they stood at the sign-up (S-02).
  meter_ids text[] not null,
  direction text not null check (direction in ('REDUCE', 'FILL')),
  unit_reward numeric(10, 4) not null,
  start_date date not null,
  end_date date not null,
  baseline_volume numeric(14, 2) not null,
  baseline_days jsonb not null default '{"used": [], "dropped": []}',
  daily_volume numeric(14, 2) not null,
  measures text[] not null,
  measure_note_enc text not null,
  contact_name_enc text not null,
  contact_phone_enc text not null,
  rules_version int not null,
  read_at timestamptz not null,
  status text not null check (status in ('SUBMITTED', 'PASSED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'RUNNING', 'SETTLING', 'SETTLED')),
  reject_remark text,
  signup_end timestamptz not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  pay_at timestamptz not null,
  -- Two days in a row came to nothing (S-07): when that was seen, and the last gas day that counts.
  weak_day date,
  weak_at timestamptz,
  waiting_days int not null default 0,
  responded_days int not null default 0,
  total_effective numeric(14, 2) not null default 0,
  total_reward numeric(14, 2) not null default 0,
  paid_reward numeric(14, 2) not null default 0,
  payments int not null default 0,
  paid_at timestamptz,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, apply_id)
);
create unique index balance_apply_live on balance_apply (bp, activity_id, group_id)
  where status in ('SUBMITTED', 'PASSED', 'RUNNING', 'SETTLING', 'SETTLED');
insert into order_backfill (source) values ('balance_apply');
create index balance_apply_no on balance_apply (bp, apply_no);
create index balance_apply_activity on balance_apply (company_code, activity_id, apply_id);
create index balance_apply_time on balance_apply (bp, created_at desc);
create index balance_apply_begin on balance_apply (begins_at) where status in ('SUBMITTED', 'PASSED');
create index balance_apply_end on balance_apply (ends_at) where status = 'RUNNING';
create index balance_apply_pay on balance_apply (pay_at) where status = 'SETTLING';
create index balance_apply_judge on balance_apply (bp, apply_id) where status in ('RUNNING', 'SETTLING', 'SETTLED');
create index balance_apply_weak on balance_apply (bp, weak_at desc) where weak_at is not null;
create index balance_apply_user on balance_apply (user_id);
comment on column balance_apply.baseline_days is 'json: BaselineDays';
comment on column balance_apply.measure_note_enc is 'type: Sealed';
comment on column balance_apply.contact_name_enc is 'type: Sealed';
comment on column balance_apply.contact_phone_enc is 'type: Sealed';

create table balance_day (
  bp text not null,
  apply_id text not null,
  gas_day date not null,
  company_code text not null,
  group_id text not null,
  status text not null check (status in ('WAITING', 'JUDGED', 'STOPPED')),
  -- m3, per cent, yuan; null while the data of the day are not whole.
  actual_volume numeric(14, 2),
  response_volume numeric(14, 2),
  effective_volume numeric(14, 2),
  rate numeric(9, 2),
  reward numeric(14, 2),
  -- Paid for: the day does not change any more.
  settled boolean not null default false,
  judged_at timestamptz not null,
  primary key (bp, apply_id, gas_day)
);
create index balance_day_group on balance_day (bp, group_id, gas_day);
