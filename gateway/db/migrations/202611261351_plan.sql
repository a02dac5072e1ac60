-- Meters that are planned together, their declared plans by revision, changes of locked ones, templates of the calculator (B 2.15-2.18).
create sequence seq_prediction_group;

create table prediction_group (
  bp text not null,
  group_id text not null,
  company_code text not null,
  name text not null,
  meter_ids text[] not null,
  plan_mode text not null check (plan_mode in ('DAILY', 'MONTHLY', 'NONE')),
  -- m³/h that its meters let through.
  max_hourly_flow numeric(10, 2) not null,
  -- Most of a day and of a year by contract, m³; null: the contract has no such bound.
  mdq numeric(12, 0),
  acq numeric(14, 0),
  day_tolerance numeric(5, 2) not null default 10.00,
  month_tolerance numeric(5, 2) not null default 5.00,
  over_rate numeric(5, 2) not null default 20.00,
  under_rate numeric(5, 2) not null default 10.00,
  assess_mode text not null check (assess_mode in ('FEE', 'NOTICE')),
  weekend_weight numeric(3, 2) not null default 0.60,
  sort int not null default 0,
  is_default boolean not null default false,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, group_id)
);
create unique index prediction_group_default on prediction_group (bp) where is_default;
create index prediction_group_company on prediction_group (company_code, group_id);

create table gas_plan (
  bp text not null,
  plan_id text not null,
  company_code text not null,
  group_id text not null,
  plan_type text not null check (plan_type in ('YEAR', 'MONTH', 'DAY')),
  -- YYYY, YYYY-MM or YYYY-MM-DD.
  period text not null,
  declared_volume numeric(14, 0) not null,
  approved_volume numeric(14, 0),
  -- Months of a year, days of a month.
  items jsonb,
  method text not null check (method in ('MANUAL', 'DEVICE', 'OUTPUT', 'HISTORY', 'SYSTEM')),
  note text not null default '',
  state text not null check (
    state in ('DRAFT', 'SUBMITTED', 'CONFIRMED', 'ADJUSTED', 'REJECTED', 'SYSTEM', 'SUPERSEDED', 'LOCKED', 'EXECUTED', 'WITHDRAWN')
  ),
  revision int not null,
  -- Null: the product itself.
  submitted_by text,
  submitted_at timestamptz,
  locked_at timestamptz,
  remark text not null default '',
  -- Counts over all revisions of the period.
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, plan_id),
  unique (bp, group_id, plan_type, period, revision)
);
comment on column gas_plan.items is 'json: PlanItem[]';
comment on column gas_plan.note is 'type: Sealed';
create index gas_plan_company on gas_plan (company_code, plan_id);
create index gas_plan_recent on gas_plan (bp, created_at desc, plan_id);
create index gas_plan_open on gas_plan (plan_type, period, bp, group_id) where state in ('SUBMITTED', 'CONFIRMED', 'ADJUSTED', 'SYSTEM', 'LOCKED', 'REJECTED');

create table plan_change (
  bp text not null,
  change_id text not null,
  company_code text not null,
  group_id text not null,
  plan_type text not null check (plan_type in ('MONTH', 'DAY')),
  period text not null,
  from_volume numeric(14, 0) not null,
  to_volume numeric(14, 0) not null,
  items jsonb,
  reason_code text not null check (
    reason_code in ('EQUIPMENT', 'PRODUCTION', 'POWER', 'POLICY', 'SUPPLIER', 'METER', 'WEATHER', 'FORCE_MAJEURE', 'OTHER')
  ),
  reason text not null,
  state text not null check (state in ('SUBMITTED', 'PASSED', 'REJECTED', 'WITHDRAWN')),
  entry text not null check (entry in ('QUICK', 'FULL')),
  remark text not null default '',
  created_by text not null,
  effective_at timestamptz,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, change_id)
);
comment on column plan_change.items is 'json: PlanItem[]';
comment on column plan_change.reason is 'type: Sealed';
create index plan_change_company on plan_change (company_code, change_id);
create index plan_change_of_period on plan_change (bp, group_id, plan_type, period);
create index plan_change_recent on plan_change (bp, created_at desc, change_id);

create table calc_template (
  bp text not null,
  template_id text not null,
  company_code text not null,
  group_id text not null,
  name text not null,
  method text not null check (method in ('DEVICE', 'OUTPUT', 'HISTORY')),
  inputs jsonb not null,
  last_result numeric(14, 0),
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, template_id)
);
comment on column calc_template.inputs is 'json: CalcInputs';
create index calc_template_of_group on calc_template (bp, group_id, template_id);
