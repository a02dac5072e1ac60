-- Steps that a customer has added for a meter: done at each of its stops (Y-19).
create table stop_step (
  bp text not null,
  company_code text not null,
  step_id text not null,
  meter_id text not null,
  phase text not null check (phase in ('BEFORE', 'AFTER')),
  text_enc text not null,
  created_by text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (bp, step_id)
);
comment on column stop_step.text_enc is 'type: Sealed';
create index stop_step_meter on stop_step (bp, meter_id) where removed_at is null;
-- What has been done of them at a stop, with the user.
create table stop_tick (
  bp text not null,
  company_code text not null,
  stop_id text not null,
  meter_id text not null,
  step_id text not null,
  user_id text not null,
  done_at timestamptz not null,
  primary key (bp, stop_id, meter_id, step_id)
);
