-- Service tickets of customers, what happened to them, and how they were rated (D 2.2). Positions are WGS-84.
create sequence seq_ticket_no;
create table service_ticket (
  bp text not null,
  ticket_id text not null,
  company_code text not null,
  ticket_no text not null,
  -- Who filed it, or whom it was filed for.
  user_id text not null,
  ticket_type text not null check (ticket_type in ('REPAIR', 'CONSULT', 'COMPLAINT', 'SUGGEST', 'APPLY')),
  subtype text not null check (subtype in ('GAS_LEAK', 'NO_GAS', 'PRESSURE', 'METER_FAULT', 'CARD_FAULT', 'ALARM_FAULT', 'VALVE_PIPE', 'EQUIP_FAULT', 'C_BILL', 'C_PRICE', 'C_INVOICE', 'C_CONTRACT', 'C_ACCOUNT', 'C_OTHER', 'T_SERVICE', 'T_TIME', 'T_FEE', 'T_SUPPLY', 'T_SITE', 'S_APP', 'S_SERVICE', 'A_NEW', 'A_MOVE', 'A_VERIFY', 'A_STOP', 'A_RESTORE', 'A_FIRE', 'A_CHECK', 'A_VISIT')),
  priority text not null check (priority in ('P1', 'P2', 'P3')),
  source text not null check (source in ('MP', 'H5', 'APP', 'HOTLINE', 'BUTLER', 'SYSTEM')),
  title text not null,
  description_enc text not null,
  contact_name_enc text not null,
  contact_phone_enc text not null,
  site_id text,
  address_enc text,
  lng numeric(9, 6),
  lat numeric(9, 6),
  meter_no text,
  appoint_date date,
  appoint_slot text check (appoint_slot in ('AM', 'PM1', 'PM2')),
  related_type text check (related_type in ('BILL', 'PAYMENT', 'ORDER', 'INVOICE', 'HAZARD', 'PROJECT', 'METER_RECORD', 'HELP')),
  related_id text,
  image_ids text[] not null default '{}',
  state text not null check (state in ('SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED', 'RESOLVED', 'TO_EVALUATE', 'CLOSED', 'CANCELLED', 'REJECTED')),
  -- The three promises; null where nobody comes.
  accept_due timestamptz not null,
  arrive_due timestamptz,
  finish_due timestamptz not null,
  -- When the clock looks at it next: a promise ends, or its own confirmation is announced.
  next_due timestamptz,
  accepted_at timestamptz,
  arrived_at timestamptz,
  suspended_at timestamptz,
  resolved_at timestamptz,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  close_at timestamptz,
  closed_at timestamptz,
  handler_name_enc text,
  handler_phone_enc text,
  handler_role text,
  dept_name text,
  overdue_step text not null default 'NONE' check (overdue_step in ('NONE', 'ACCEPT', 'ARRIVE', 'FINISH')),
  urge_count int not null default 0,
  last_urge_at timestamptz,
  reply_count int not null default 0,
  reopen_count int not null default 0,
  escalated boolean not null default false,
  -- Role that looks after it since a promise was missed.
  escalated_to text,
  result_enc text,
  result_file_ids text[] not null default '{}',
  fee_amount numeric(12, 2) not null default 0,
  fee_basis text,
  reject_reason text,
  cancel_reason text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, ticket_id)
);
create index service_ticket_staff on service_ticket (company_code, ticket_id);
create index service_ticket_due on service_ticket (next_due) where next_due is not null;
create index service_ticket_confirm on service_ticket (confirm_until) where state = 'RESOLVED';
create index service_ticket_close on service_ticket (close_at) where state = 'TO_EVALUATE';
create index service_ticket_queue on service_ticket (company_code, next_due, ticket_id)
  where state in ('SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED');
create index service_ticket_time on service_ticket (bp, created_at desc);
create index service_ticket_user on service_ticket (user_id);
create index service_ticket_no on service_ticket (bp, ticket_no);
comment on column service_ticket.description_enc is 'type: Sealed';
comment on column service_ticket.contact_name_enc is 'type: Sealed';
comment on column service_ticket.contact_phone_enc is 'type: Sealed';
comment on column service_ticket.address_enc is 'type: Sealed';
comment on column service_ticket.handler_name_enc is 'type: Sealed';
comment on column service_ticket.handler_phone_enc is 'type: Sealed';
comment on column service_ticket.result_enc is 'type: Sealed';

create table ticket_log (
  bp text not null,
  ticket_id text not null,
  log_id text not null,
  company_code text not null,
  action text not null check (action in ('CREATE', 'ACCEPT', 'DISPATCH', 'DEPART', 'ARRIVE', 'PROCESS', 'SUSPEND', 'SUPPLEMENT', 'REPLY', 'NOTE', 'URGE', 'ESCALATE', 'RESOLVE', 'REOPEN', 'CONFIRM', 'AUTO_CONFIRM', 'EVALUATE', 'AUTO_CLOSE', 'CANCEL', 'REJECT', 'SETTLE', 'CALL_BACK')),
  operator_type text not null check (operator_type in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  operator_name_enc text not null,
  content_enc text not null,
  file_ids text[] not null default '{}',
  -- False: a note among staff.
  visible boolean not null default true,
  at timestamptz not null,
  primary key (bp, ticket_id, log_id)
);
comment on column ticket_log.operator_name_enc is 'type: Sealed';
comment on column ticket_log.content_enc is 'type: Sealed';

create table ticket_evaluation (
  bp text not null,
  ticket_id text not null,
  company_code text not null,
  user_id text not null,
  -- Null for AUTO.
  score int check (score between 1 and 5),
  timeliness int check (timeliness between 1 and 5),
  attitude int check (attitude between 1 and 5),
  professional int check (professional between 1 and 5),
  solved boolean not null,
  tags text[] not null default '{}',
  comment_enc text not null,
  anonymous boolean not null default false,
  evaluate_source text not null check (evaluate_source in ('CUSTOMER', 'AUTO')),
  -- Last moment of the call back after a bad rating.
  call_back_due timestamptz,
  at timestamptz not null,
  primary key (bp, ticket_id)
);
create index ticket_evaluation_user on ticket_evaluation (user_id);
comment on column ticket_evaluation.comment_enc is 'type: Sealed';

-- How the company kept its promises: counted as it happens, so that a page costs one row.
create table ticket_stat (
  company_code text not null,
  quarter text not null,
  ticket_type text not null check (ticket_type in ('REPAIR', 'CONSULT', 'COMPLAINT', 'SUGGEST', 'APPLY')),
  filed int not null default 0,
  finished int not null default 0,
  finished_in_time int not null default 0,
  arrived int not null default 0,
  arrived_in_time int not null default 0,
  arrive_minutes int not null default 0,
  escalated int not null default 0,
  primary key (company_code, quarter, ticket_type)
);
