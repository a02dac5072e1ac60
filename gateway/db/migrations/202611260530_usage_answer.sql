-- What a customer answered to 是否正常生产？ about a day on which a meter used far more than on like days.
create table usage_answer (
  bp text not null,
  meter_id text not null,
  gas_day date not null,
  company_code text not null,
  is_workday boolean not null,
  -- m³ of the day, and the mean that it was compared with.
  volume numeric(16, 2) not null,
  mean numeric(16, 2) not null,
  answer text not null check (answer in ('NORMAL', 'ABNORMAL')),
  user_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, meter_id, gas_day)
);
create index usage_answer_user on usage_answer (user_id);
