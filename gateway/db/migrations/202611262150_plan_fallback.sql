-- What is declared for a group without a declaration five minutes before the window ends (Y-08).
create table plan_fallback (
  bp text not null,
  group_id text not null,
  company_code text not null,
  plan_type text not null check (plan_type in ('DAY', 'MONTH')),
  -- Null: switched off; the row keeps the version.
  rule text check (rule in ('SUGGESTION', 'LAST', 'FIXED')),
  -- m³, of FIXED only.
  volume numeric(14, 0),
  set_by text not null,
  version int not null,
  updated_at timestamptz not null,
  primary key (bp, group_id, plan_type),
  check ((rule is not distinct from 'FIXED') = (volume is not null))
);

alter table gas_plan drop constraint gas_plan_method_check;
alter table gas_plan add constraint gas_plan_method_check check (method in ('MANUAL', 'DEVICE', 'OUTPUT', 'HISTORY', 'SYSTEM', 'FALLBACK'));
