-- D 2.8: registers read from photos, of users and of visitors that are known by an id of their phone only.
create table meter_recognition (
  recognition_id text primary key,
  owner_type text not null check (owner_type in ('USER', 'VISITOR')),
  owner_id text not null,
  -- Of the chosen meter; '' without one.
  bp text not null,
  company_code text not null,
  meter_id text not null,
  meter_no text not null,
  file_id text not null,
  -- Part of the picture, 0 to 1 of its sides.
  frame jsonb not null,
  int_digits int not null,
  dec_digits int not null,
  wheels jsonb not null,
  reader text not null,
  elapsed_ms int not null,
  problem text check (problem in ('DARK', 'UPSIDE_DOWN', 'NO_REGISTER', 'READER_FAILED', 'NO_READER')),
  warnings jsonb not null,
  -- m³; what was known of the meter when it was photographed.
  confirmed_reading numeric(14, 4),
  last_reading numeric(14, 2),
  last_reading_at timestamptz,
  daily_volume numeric(14, 2),
  status text not null check (status in ('SUCCESS', 'NEED_CHECK', 'FAILED', 'CONFIRMED', 'SUBMITTED')),
  img_id text,
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index meter_recognition_owner on meter_recognition (owner_type, owner_id, recognition_id);
create index meter_recognition_age on meter_recognition (owner_type, created_at);
comment on column meter_recognition.frame is 'json: Frame';
comment on column meter_recognition.wheels is 'json: Wheel[]';
comment on column meter_recognition.warnings is 'json: RecognitionWarning[]';

-- How often somebody had a photo read on a day (ZL-01).
create table recognition_use (
  day date not null,
  subject text not null,
  uses int not null,
  primary key (day, subject)
);
