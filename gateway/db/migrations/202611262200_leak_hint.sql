-- Y-11: hints of the night-flow guard, one per meter and excess.
create table leak_hint (
  bp text not null,
  meter_id text not null,
  -- First gas day above the level.
  since date not null,
  company_code text not null,
  -- What was usual before it: it holds until the hint has ended.
  level jsonb not null,
  -- First gas day that is not part of it; null while it is open.
  ended_on date,
  -- The user that called the flow usual; null where the nights became normal again.
  user_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, meter_id, since)
);
comment on column leak_hint.level is 'json: NightLevel';
create unique index leak_hint_open on leak_hint (bp, meter_id) where ended_on is null;
create index leak_hint_user on leak_hint (user_id) where user_id is not null;
