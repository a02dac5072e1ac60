-- Registers of remote meters as the head-ends send them; the day closing reads them. One frame per channel and moment.
create table meter_frame (
  company_code text not null,
  meter_id text not null,
  channel_no text not null,
  read_at timestamptz not null,
  -- The meter's own counting of its frames.
  seq bigint not null,
  head_end text not null,
  std_reading numeric(16,2) not null,
  work_reading numeric(16,2),
  pressure numeric(10,2),
  temperature numeric(10,2),
  flow numeric(16,2),
  max_flow numeric(16,2),
  max_flow_at timestamptz,
  signal int check (signal between 0 and 4),
  received_at timestamptz not null,
  primary key (company_code, meter_id, channel_no, read_at)
);

-- Where each meter's frames stand: a frame is taken when it is the next one, so that they are kept in order and none is missing.
create table meter_sequence (
  company_code text not null,
  meter_id text not null,
  head_end text not null,
  next_seq bigint not null,
  updated_at timestamptz not null,
  primary key (company_code, meter_id)
);
