-- Part C 2.11, 2.12 and the shared desk of CV-10.

-- One row under review and one that has passed per legal entity: a renewal is reviewed while the old one still speaks (C 3.4).
drop index enterprise_cert_open;
create unique index enterprise_cert_reviewing on enterprise_cert (company_code, uscc) where status = '10';
create unique index enterprise_cert_passed on enterprise_cert (company_code, uscc) where status = '20';
create index enterprise_cert_ending on enterprise_cert (valid_to) where status = '20';

-- What the review did (CE-10): bound as master, and left alone because somebody else is master by now.
alter table enterprise_cert add column bound_bps text[] not null default '{}';
alter table enterprise_cert add column skipped_bps text[] not null default '{}';

-- What a reader made out of a picture, so that changed fields are known to the gateway itself (CE-03). Kept with its file.
create table license_reading (
  file_id text primary key,
  user_id text not null,
  reader text not null,
  recognised boolean not null,
  confidence text not null,
  fields jsonb not null,
  created_at timestamptz not null
);

create table qualification (
  bp text not null,
  qual_id text not null,
  company_code text not null,
  kind text not null check (kind in ('LICENSE', 'TAXPAYER', 'AUTHLETTER', 'HAZMAT', 'FIRE', 'OTHER')),
  file_ids text[] not null check (cardinality(file_ids) between 1 and 5),
  valid_to date,
  status text not null check (status in ('10', '20', '30', '40', '50', '60')),
  reject_reason text,
  -- The row that this one renews; it becomes 60 when this one passes.
  replaces text,
  submitted_by text not null,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, qual_id)
);
create index qualification_ending on qualification (valid_to) where status = '20';

-- CV-10: one desk for every decision of the gas company's staff.
create table review_task (
  company_code text not null,
  task_id text not null,
  biz_type text not null,
  biz_no text not null,
  bp text,
  rule text not null check (rule in ('autoPass', 'autoReject', 'manual')),
  due_at timestamptz,
  decision text check (decision in ('PASS', 'REJECT', 'ADJUST')),
  volume numeric(14, 2),
  decided_at timestamptz,
  decided_by text,
  remark text not null default '',
  -- Withdrawn by its owner: nothing to decide any more.
  dropped_at timestamptz,
  created_at timestamptz not null,
  primary key (company_code, task_id),
  check ((decision is null) = (decided_at is null))
);
create unique index review_task_open on review_task (company_code, biz_type, biz_no) where decision is null and dropped_at is null;
create index review_task_waiting on review_task (created_at) where decision is null and dropped_at is null;

-- The gas company's own papers (/subPages/lawWorks/businessLicense).
alter table gas_company add column gas_licence_no text not null default '';
alter table gas_company add column gas_licence_valid_to date;
