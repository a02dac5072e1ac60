-- Gas equipment and alarms of a customer, what alarms say, and the metrology of flow meters (D 2.5). Plate data of meters stay in meter.
create table gas_equipment (
  bp text not null,
  equipment_id text not null,
  company_code text not null,
  equipment_no text not null,
  equipment_type text not null check (equipment_type in ('BOILER', 'KILN', 'FURNACE', 'DRYER', 'STOVE', 'STEAMER', 'ABSORPTION', 'GENERATOR', 'HEATER', 'OTHER')),
  name text not null,
  brand text not null default '',
  model text not null default '',
  serial_no text not null default '',
  site_id text,
  meter_id text not null,
  quantity int not null check (quantity between 1 and 999),
  -- kW, m³/h of one unit, kPa.
  rated_power numeric(7, 2) check (rated_power > 0),
  rated_flow numeric(7, 2) not null check (rated_flow > 0),
  work_pressure numeric(5, 2) check (work_pressure > 0),
  -- Hours a day, as the customer last said at that moment.
  daily_hours numeric(3, 1) not null check (daily_hours between 0 and 24),
  hours_at timestamptz not null,
  flame_protection boolean not null,
  production_date date,
  install_date date not null,
  life_years int not null,
  expire_date date not null,
  photo_ids text[] not null default '{}',
  plate_photo_id text,
  scrap_photo_ids text[] not null default '{}',
  use_state text not null default 'IN_USE' check (use_state in ('IN_USE', 'STOPPED', 'SCRAPPED')),
  source text not null check (source in ('COMPANY', 'CUSTOMER')),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'REJECTED', 'REPLACED', 'DELETED')),
  reject_reason text,
  -- The confirmed row that takes over these values when they are confirmed; this one becomes REPLACED then.
  replaces text,
  user_id text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, equipment_id)
);
create index gas_equipment_id on gas_equipment (equipment_id);

create table gas_alarm (
  bp text not null,
  alarm_id text not null,
  company_code text not null,
  alarm_no text not null,
  kind text not null check (kind in ('DETECTOR', 'CONTROLLER', 'SHUTOFF', 'FAN')),
  brand text not null default '',
  model text not null default '',
  serial_no text not null default '',
  location text not null,
  site_id text,
  production_date date not null,
  install_date date not null,
  expire_date date not null,
  last_calibrate_date date,
  next_calibrate_date date,
  last_check_date date,
  next_check_date date,
  -- Number under which the device sends; null: it does not.
  device_code text,
  live_state text not null default 'NONE' check (live_state in ('NORMAL', 'ALARM_LOW', 'ALARM_HIGH', 'FAULT', 'OFFLINE', 'NONE')),
  -- %LEL.
  concentration numeric(4, 1) check (concentration between 0 and 100),
  live_at timestamptz,
  calm_since timestamptz,
  low_threshold numeric(4, 1) not null default 20.0,
  high_threshold numeric(4, 1) not null default 50.0,
  linked_valve text,
  linked_fan text,
  -- Of the last high alarm.
  ticket_id text,
  photo_ids text[] not null default '{}',
  scrap_photo_ids text[] not null default '{}',
  use_state text not null default 'IN_USE' check (use_state in ('IN_USE', 'STOPPED', 'SCRAPPED')),
  source text not null check (source in ('COMPANY', 'CUSTOMER')),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'REJECTED', 'REPLACED', 'DELETED')),
  reject_reason text,
  replaces text,
  user_id text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, alarm_id)
);
create index gas_alarm_id on gas_alarm (alarm_id);
create index gas_alarm_device on gas_alarm (company_code, device_code) where device_code is not null;
create index gas_alarm_live on gas_alarm (live_at, bp, alarm_id) where live_state not in ('NONE', 'OFFLINE');

create table alarm_event (
  bp text not null,
  company_code text not null,
  alarm_id text not null,
  kind text not null check (kind in ('ALARM_LOW', 'ALARM_HIGH', 'FAULT', 'OFFLINE', 'RECOVER', 'SELF_CHECK', 'CALIBRATE')),
  at timestamptz not null,
  concentration numeric(4, 1),
  note text not null default '',
  photo_ids text[] not null default '{}',
  user_id text,
  primary key (bp, alarm_id, kind, at)
) partition by range (at);
create table alarm_event_past partition of alarm_event for values from (minvalue) to ('2026-12-01T00:00:00+08:00');
create table alarm_event_rest partition of alarm_event default;
create index alarm_event_newest on alarm_event (bp, alarm_id, at desc);
create index alarm_event_user on alarm_event (user_id) where user_id is not null;

create table meter_file (
  bp text not null,
  meter_id text not null,
  company_code text not null,
  site_id text,
  factory_no text not null default '',
  flow_type text not null check (flow_type in ('ROOTS', 'TURBINE', 'ULTRASONIC', 'DIAPHRAGM', 'VORTEX')),
  accuracy_class text not null check (accuracy_class in ('0.5', '1.0', '1.5')),
  -- m³/h and kPa.
  qmin numeric(9, 2),
  work_pressure_max numeric(9, 2),
  corrector_model text,
  corrector_no text,
  -- V.
  corrector_battery numeric(4, 2),
  manufacture_date date,
  -- Months; null: verified once.
  cycle_months int,
  last_verify_date date,
  next_verify_date date,
  certificate_no text not null default '',
  verify_org text not null default '',
  verify_result text check (verify_result in ('PASS', 'FAIL')),
  seal_no text not null default '',
  state text not null check (state in ('IN_USE', 'VERIFYING', 'RETIRED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, meter_id)
);

create table meter_verify (
  bp text not null,
  verify_id text not null,
  company_code text not null,
  meter_id text not null,
  verify_date date not null,
  org text not null,
  certificate_no text not null,
  result text not null check (result in ('PASS', 'FAIL')),
  -- Per cent.
  error_at_qmax numeric(5, 2),
  kind text not null check (kind in ('FIRST', 'PERIODIC', 'DISPUTE')),
  replaced_by text,
  -- Member of staff; null for what came with the archive.
  operator_id text,
  created_at timestamptz not null,
  primary key (bp, verify_id)
);
create index meter_verify_meter on meter_verify (bp, meter_id, verify_date desc);

create table meter_event (
  bp text not null,
  event_id text not null,
  company_code text not null,
  meter_id text not null,
  kind text not null check (kind in ('INSTALL', 'REPLACE', 'REPAIR', 'VERIFY_SEND', 'VERIFY_BACK', 'SEAL_CHANGE', 'BATTERY')),
  at timestamptz not null,
  note text not null default '',
  old_reading numeric(18, 4),
  new_reading numeric(18, 4),
  operator_id text,
  created_at timestamptz not null,
  primary key (bp, event_id)
);
create index meter_event_meter on meter_event (bp, meter_id, at desc);

-- Address of the calendar of a customer's expiries (Y-17): one at a time, dead once it is revoked or its master is none any more.
create table calendar_address (
  bp text not null,
  company_code text not null,
  address_id text not null,
  made_by text not null,
  created_at timestamptz not null,
  primary key (bp)
);
create index usage_site_id on usage_site (site_id);
