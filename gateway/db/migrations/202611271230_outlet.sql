-- D 2.3: places where customers of a company are served. Positions are WGS-84 degrees.
create table outlet (
  company_code text not null,
  outlet_id text not null,
  name text not null,
  outlet_type text not null check (outlet_type in ('HALL', 'STATION', 'RESCUE', 'PARTNER')),
  city_code text not null,
  district text not null,
  address text not null,
  lng double precision not null,
  lat double precision not null,
  phone text not null,
  -- Spans of Monday to Sunday, and of the days that differ (PO-07).
  open_week jsonb not null,
  special_days jsonb not null,
  services jsonb not null,
  -- What to bring along.
  bring text not null,
  -- People in the queue, and when they were counted.
  waiting int,
  waiting_at timestamptz,
  parking boolean not null,
  accessible boolean not null,
  status text not null check (status in ('OPEN_NORMAL', 'SUSPENDED', 'CLOSED_DOWN')),
  suspend_note text not null,
  sort int not null,
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, outlet_id)
);
comment on column outlet.open_week is 'json: OpenWeek';
comment on column outlet.special_days is 'json: SpecialDay[]';
comment on column outlet.services is 'json: OutletService[]';
