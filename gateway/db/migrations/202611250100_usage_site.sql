-- Places of gas use of a customer (D 2.5). Positions are WGS-84.
create table usage_site (
  bp text not null,
  site_id text not null,
  company_code text not null,
  site_name text not null,
  city_code text not null,
  district text not null,
  address text not null,
  lng numeric(9, 6),
  lat numeric(9, 6),
  contact_name text not null,
  contact_phone_enc text not null,
  industry text not null check (industry in ('CERAMICS', 'TEXTILE', 'GLASS', 'FOOD', 'CHEMICAL', 'MACHINERY', 'CATERING', 'HOTEL', 'HOSPITAL', 'SCHOOL', 'OTHER')),
  source text not null check (source in ('COMPANY', 'CUSTOMER')),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'REJECTED', 'REPLACED', 'DELETED')),
  reject_reason text,
  -- The confirmed row that this one changes; it becomes REPLACED when this one is confirmed.
  replaces text,
  is_main boolean not null default false,
  -- Who declared it; null for rows of the gas company.
  user_id text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, site_id)
);
create unique index usage_site_main on usage_site (bp) where is_main and state = 'CONFIRMED';
