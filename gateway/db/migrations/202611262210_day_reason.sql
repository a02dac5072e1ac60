-- Why a gas day that still runs will miss its plan: given on the day, it becomes the reason of the day's case.
create table day_reason (
  bp text not null,
  group_id text not null,
  gas_day date not null,
  company_code text not null,
  reason_code text not null check (
    reason_code in ('EQUIPMENT', 'PRODUCTION', 'POWER', 'POLICY', 'SUPPLIER', 'METER', 'WEATHER', 'FORCE_MAJEURE', 'OTHER')
  ),
  reason_text text not null,
  recover_date date,
  attachments text[] not null default '{}',
  submitted_by text not null,
  submitted_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, group_id, gas_day)
);
comment on column day_reason.reason_text is 'type: Sealed';
