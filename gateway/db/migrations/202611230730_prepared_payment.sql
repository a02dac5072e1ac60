-- X-12: payments that one person prepares and the master approves, and what a sub-account may pay by itself.

-- The step-up before an approval.
alter table security_ticket drop constraint security_ticket_scene_check;
alter table security_ticket add constraint security_ticket_scene_check
  check (scene in ('bind', 'changePhone', 'transfer', 'cancel', 'title', 'revokeCancel', 'payApprove', 'staff'));

alter table bp_binding add column pay_order_limit numeric(16,2) check (pay_order_limit >= 0);
alter table bp_binding add column pay_month_limit numeric(16,2) check (pay_month_limit >= 0);

create table prepared_payment (
  bp text not null,
  prepared_id text not null,
  company_code text not null,
  kind text not null check (kind in ('BILL', 'PREPAY', 'TRANSFER')),
  title text not null,
  -- What it came to when it was prepared, or last changed; bills are counted anew whenever it is opened.
  amount numeric(16,2) not null check (amount > 0),
  wish jsonb not null,
  state text not null check (state in ('PREPARED', 'APPROVED', 'REFUSED', 'EXPIRED', 'WITHDRAWN')),
  prepared_by text not null,
  prepared_mask text not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  -- The order that the approval made.
  order_id text,
  request_no text not null,
  version int not null default 0,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, prepared_id),
  unique (bp, prepared_by, request_no),
  check ((state = 'APPROVED') = (order_id is not null))
);
comment on column prepared_payment.wish is 'json: PreparedWish';
create index prepared_payment_open on prepared_payment (expire_at) where state = 'PREPARED';
create index prepared_payment_order on prepared_payment (bp, order_id) where order_id is not null;

-- Who did what with it.
create table prepared_trail (
  bp text not null,
  prepared_id text not null,
  seq int not null,
  act text not null check (act in ('PREPARED', 'CHANGED', 'FELL_OUT', 'APPROVED', 'REFUSED', 'EXPIRED', 'WITHDRAWN')),
  by_user text not null,
  by_mask text not null,
  note text not null default '',
  at timestamptz not null,
  primary key (bp, prepared_id, seq),
  foreign key (bp, prepared_id) references prepared_payment
);
