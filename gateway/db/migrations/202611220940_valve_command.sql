-- Commands to the valves of remote meters (AE-87, AE-88): asked in the caller's transaction, handed to the head-end between transactions.
create table valve_command (
  bp text not null,
  command_id text not null,
  company_code text not null,
  meter_id text not null,
  meter_no text not null,
  action text not null check (action in ('OPEN', 'CLOSE')),
  state text not null check (state in ('WAITING', 'SENT', 'DONE', 'REFUSED', 'GIVEN_UP', 'REPLACED')),
  -- Why, in the words of the change record.
  reason text not null default '',
  -- Whose command it is ('STOP_GAS' and the case).
  ref_type text not null default '',
  ref_id text not null default '',
  -- What the meter showed before the first try: a refused command leaves it so.
  valve_before text check (valve_before in ('OPEN', 'CLOSED', 'UNKNOWN')),
  tries int not null default 0,
  ask_again_at timestamptz not null,
  settled_at timestamptz,
  fail_reason text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, command_id)
);
-- One open command per meter: a newer one replaces it.
create unique index valve_command_open on valve_command (bp, company_code, meter_id) where state in ('WAITING', 'SENT');
create index valve_command_due on valve_command (ask_again_at) where state in ('WAITING', 'SENT');
-- An acknowledgement names the command alone.
create index valve_command_id on valve_command (command_id);
