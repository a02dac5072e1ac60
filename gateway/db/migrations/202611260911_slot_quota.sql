-- Places of appointments per company, day, slot and kind of visit (D 2.2). A row is made with the first place taken.
create table slot_quota (
  company_code text not null,
  date date not null,
  slot text not null check (slot in ('AM', 'PM1', 'PM2')),
  kind text not null check (kind in ('REPAIR', 'APPLY', 'INSPECTION', 'REINSPECT')),
  quota int not null check (quota >= 0),
  used int not null default 0 check (used >= 0),
  primary key (company_code, date, slot, kind)
);
