-- Monthly automatic invoicing: one rule for a customer number, and each announced application with its day of objection.
create table invoice_auto (
  bp text not null primary key,
  company_code text not null,
  user_id text not null,
  title_id text not null,
  invoice_type text not null check (invoice_type in ('81', '82')),
  -- Only what was settled since then: older items stay with the user.
  since timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table invoice_auto_run (
  bp text not null,
  run_id text not null,
  company_code text not null,
  user_id text not null,
  item_ids text[] not null,
  gross_amount numeric(16,2) not null,
  status text not null check (status in ('WAIT', 'DONE', 'STOPPED', 'FAILED')),
  due_at timestamptz not null,
  apply_id text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, run_id)
);
create unique index invoice_auto_run_open on invoice_auto_run (bp) where status = 'WAIT';
create index invoice_auto_run_due on invoice_auto_run (due_at) where status = 'WAIT';
create index invoice_auto_run_time on invoice_auto_run (bp, created_at desc);
alter table invoice_apply drop constraint invoice_apply_source_entry_check;
alter table invoice_apply add constraint invoice_apply_source_entry_check check (source_entry in ('TRADE', 'BILL', 'REISSUE', 'AUTO'));
