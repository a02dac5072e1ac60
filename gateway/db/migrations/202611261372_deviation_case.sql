-- Days on which a group used another volume than was planned or usual, with the reason that was given (B 2.20).
create table deviation_case (
  bp text not null,
  case_id text not null,
  company_code text not null,
  -- '' for a cycle of a package.
  group_id text not null default '',
  -- Cycle of a package; '' for a group.
  child_no text not null default '',
  case_type text not null check (case_type in ('DAY', 'USAGE_CHANGE', 'EXTRACT')),
  gas_day date not null,
  -- m³; null: nothing was planned. Of a cycle: what an even one would have taken.
  plan_volume numeric(14, 2),
  actual_volume numeric(14, 2) not null,
  -- Mean of the seven days before, m³; of a change of use only.
  mean_volume numeric(14, 2),
  -- Against the plan or the mean, per cent; null: a plan of 0 met use.
  deviation_rate numeric(9, 2),
  status text not null check (status in ('WAIT_REPORT', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'CONFIRMED', 'EXPIRED')),
  report_deadline timestamptz not null,
  reason_code text check (
    reason_code in ('EQUIPMENT', 'PRODUCTION', 'POWER', 'POLICY', 'SUPPLIER', 'METER', 'WEATHER', 'FORCE_MAJEURE', 'OTHER')
  ),
  reason_text text,
  recover_date date,
  attachments text[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decided_at timestamptz,
  review_remark text not null default '',
  submit_count int not null default 0,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, case_id),
  unique (bp, case_type, group_id, child_no, gas_day)
);
comment on column deviation_case.reason_text is 'type: Sealed';
create index deviation_case_company on deviation_case (company_code, case_id);
create index deviation_case_recent on deviation_case (bp, gas_day desc, case_id);
create index deviation_case_due on deviation_case (report_deadline) where status = 'WAIT_REPORT';
create index deviation_case_of_child on deviation_case (bp, child_no, gas_day desc) where child_no <> '';
