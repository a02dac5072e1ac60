-- What a month of a group came to against its plan once its data were complete (B 2.19).
create table month_assessment (
  bp text not null,
  group_id text not null,
  month text not null,
  company_code text not null,
  -- Terms of the contract when the month was assessed first, per cent; a correction is made by the same.
  mode text not null check (mode in ('FEE', 'NOTICE')),
  tolerance numeric(5, 2) not null,
  over_rate numeric(5, 2) not null,
  under_rate numeric(5, 2) not null,
  -- m³
  plan_volume numeric(16, 2) not null,
  actual_volume numeric(16, 2) not null,
  assessed_volume numeric(16, 2) not null,
  exempt_volume numeric(16, 2) not null,
  over_volume numeric(16, 2) not null,
  under_volume numeric(16, 2) not null,
  -- Short volume that packages of the month have charged for already.
  package_penalty numeric(16, 2) not null,
  -- Per cent; null: a plan of 0 met use.
  deviation_rate numeric(9, 2),
  unit_price numeric(10, 4) not null,
  fee numeric(16, 2) not null,
  -- Grows with each correction.
  revision int not null default 1,
  final_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, group_id, month)
);
