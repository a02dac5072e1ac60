-- Who comes to a customer, and when: of a planned visit or of a hazard's re-inspection (Y-35).
create table inspection_visit (
  bp text not null,
  -- The plan or the hazard.
  ref_id text not null,
  company_code text not null,
  kind text not null check (kind in ('INSPECTION', 'REINSPECT')),
  visit_date date not null,
  slot text not null check (slot in ('AM', 'PM1', 'PM2')),
  inspector_name text not null default '',
  inspector_no text not null default '',
  inspector_phone text not null default '',
  photo_file_id text,
  -- Customers who are visited before this one; null while nobody is assigned.
  ahead int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, ref_id)
);
comment on column inspection_visit.inspector_phone is 'type: Sealed';
create index inspection_visit_company on inspection_visit (company_code, ref_id);
