-- Part A, X-01: what is promised of money that is on its way, and the credit that a top-up sends to remote meters.

create sequence seq_money_case_no;

-- One row per step of an order's or refund's way: written in the transaction in which the step begins. `track_id` is the order or refund.
create table money_promise (
  bp text not null,
  track_id text not null,
  step text not null check (step in ('CREDITED', 'SENT', 'CONFIRMED', 'ARRIVED', 'REFUNDED')),
  company_code text not null,
  order_id text not null,
  amount numeric(16,2) not null,
  state text not null check (state in ('WAITING', 'KEPT', 'LATE', 'SOLVED', 'CAME_LATE', 'DROPPED')),
  began_at timestamptz not null,
  due_at timestamptz not null,
  -- Past its limit: the case that was opened by itself, and how it ended.
  case_no text,
  late_at timestamptz,
  settled_at timestamptz,
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, track_id, step),
  unique (bp, case_no),
  check (state not in ('LATE', 'SOLVED', 'CAME_LATE') or case_no is not null)
);
create index money_promise_due on money_promise (due_at) where state = 'WAITING';
create index money_promise_order on money_promise (bp, order_id);
create index money_promise_case on money_promise (case_no) where case_no is not null;

-- What the head-end is told of a top-up: the meters of the account show the new balance. One per order.
create table credit_command (
  bp text not null,
  order_id text not null,
  company_code text not null,
  meter_nos text[] not null,
  amount numeric(16,2) not null,
  balance numeric(16,2) not null,
  state text not null check (state in ('WAITING', 'SENT', 'DONE', 'REFUSED', 'GIVEN_UP', 'REPLACED')),
  tries int not null default 0,
  ask_again_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  fail_reason text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, order_id)
);
create index credit_command_due on credit_command (ask_again_at) where state in ('WAITING', 'SENT');
create index credit_command_id on credit_command (order_id);
