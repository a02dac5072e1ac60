-- Y-32: gaps in the data of remote meters, with the reason that was found while they were open.
create table data_gap (
  bp text not null,
  meter_id text not null,
  -- First gas day without a register.
  since date not null,
  company_code text not null,
  reason text not null check (reason in ('IN_DOUBT', 'MAINTENANCE', 'HEAD_END', 'METER_SILENT', 'UNKNOWN')),
  -- Last gas day of the gap, and when its register came; null while it is open.
  through date,
  heard_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, meter_id, since)
);
create unique index data_gap_open on data_gap (bp, meter_id) where heard_at is null;
-- Is any meter of a company heard?
create index meter_channel_heard on meter_channel (company_code, last_reading_at);
