-- S-02, S-06: hours of a day that an activity is about; empty: the whole day.
alter table balance_activity add column windows jsonb not null default '[]';
comment on column balance_activity.windows is 'json: DayWindow[]';
-- As they stood at the sign-up.
alter table balance_apply add column windows jsonb not null default '[]';
comment on column balance_apply.windows is 'json: DayWindow[]';

-- What a group used within the hours of an activity, m3: gas days of which each device has reported all hours.
create table balance_hours (
  bp text not null,
  activity_id text not null,
  group_id text not null,
  gas_day date not null,
  company_code text not null,
  volume numeric(14, 2) not null check (volume >= 0),
  known_at timestamptz not null,
  primary key (bp, activity_id, group_id, gas_day)
);
