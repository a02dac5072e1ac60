-- Due times that have been opened: what several gateways agree on. The items themselves are pg-boss's (schema pgboss).
create table work_sweep (
  name text not null,
  due_at timestamptz not null,
  -- Key of the last item listed; '' before the first page.
  cursor text not null default '',
  started_at timestamptz not null,
  -- All pages have been listed.
  done_at timestamptz,
  primary key (name, due_at)
);

-- When a waiting payment, an expired order or an approved refund is asked about next, with growing distance; null before the first time.
alter table payment add column ask_again_at timestamptz;
alter table payment add column ask_count integer not null default 0;
alter table refund add column ask_again_at timestamptz;
alter table refund add column ask_count integer not null default 0;
alter table pay_order add column ask_again_at timestamptz;
alter table pay_order add column ask_count integer not null default 0;
create index payment_ask on payment (created_at) where state in ('CREATED', 'PREPAID');
create index refund_ask on refund (updated_at) where state = 'APPROVED';
