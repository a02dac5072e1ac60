-- Part A: payment orders, payments at channels, refunds, vouchers, instalment plans, the embedded sandbox channel (A 2.9, 2.10, 2.16, 2.19, 5.9).

-- Late fee that a part payment left open: it stays owed beside what accrues from the new base date (AE-37).
alter table bill add column if not exists late_fee_carried numeric(16,2) not null default 0 check (late_fee_carried >= 0);

create sequence seq_pay_order_no;
create sequence seq_voucher_no;
create sequence seq_plan_no;
create sequence seq_refund_no;

-- `bp` is the account that is paid for. `as_of` is the day whose prices the order holds (AE-38).
create table pay_order (
  bp text not null,
  order_id text not null,
  company_code text not null,
  order_no text not null unique,
  biz_type text not null check (biz_type in ('BILL', 'PREPAY', 'IC', 'PACKAGE', 'EXTRACT', 'INSTALLMENT')),
  payer_user_id text not null,
  payer_bp text not null,
  payer_mask text not null,
  meter_id text,
  title text not null,
  amount numeric(16,2) not null check (amount > 0),
  balance_used numeric(16,2) not null default 0 check (balance_used between 0 and amount),
  pay_amount numeric(16,2) not null,
  channel text not null check (channel in ('WXMINI', 'WXJSAPI', 'NATIVE', 'SANDBOX', 'TT', 'BALANCE')),
  state text not null check (state in ('WAIT_PAY', 'PAYING', 'PART_PAID', 'SUCCESS', 'CLOSED', 'CLOSED_PART', 'EXCEPTION',
    'SUCCESS_TO_BALANCE', 'REFUNDING', 'REFUNDED')),
  split text not null check (split in ('NONE', 'AMOUNT')),
  as_of date not null,
  expire_at timestamptz not null,
  paid_at timestamptz,
  paid_amount numeric(16,2) not null default 0 check (paid_amount >= 0),
  request_no text not null,
  result_note text,
  poll_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, order_id),
  unique (payer_user_id, request_no),
  check (pay_amount = amount - balance_used)
);
create unique index pay_order_id on pay_order (order_id);
create index pay_order_account on pay_order (bp, created_at desc);
create index pay_order_payer on pay_order (payer_user_id, created_at desc);
create index pay_order_open on pay_order (expire_at) where state in ('WAIT_PAY', 'PAYING', 'PART_PAID');
create index pay_order_exception on pay_order (updated_at) where state = 'EXCEPTION';

-- What was ordered (principal, late_fee) and what it settled in the end; the rest went to the balance (AE-38, AE-48).
create table pay_order_item (
  bp text not null,
  order_id text not null,
  seq int not null,
  ref_type text not null check (ref_type in ('BILL', 'PREPAY', 'INSTALLMENT', 'GAS_ORDER', 'PACKAGE', 'EXTRACT')),
  ref_id text not null,
  title text not null,
  principal numeric(16,2) not null check (principal >= 0),
  late_fee numeric(16,2) not null default 0 check (late_fee >= 0),
  settled_principal numeric(16,2) not null default 0 check (settled_principal >= 0),
  settled_late_fee numeric(16,2) not null default 0 check (settled_late_fee >= 0),
  primary key (bp, order_id, seq),
  foreign key (bp, order_id) references pay_order
);
create index pay_order_item_ref on pay_order_item (bp, ref_type, ref_id);

create table sub_order (
  bp text not null,
  sub_order_id text not null,
  order_id text not null,
  seq int not null check (seq between 1 and 20),
  amount numeric(16,2) not null check (amount >= 1.00),
  state text not null check (state in ('WAIT_PAY', 'PAYING', 'SUCCESS', 'CLOSED')),
  payment_id text,
  paid_at timestamptz,
  primary key (bp, sub_order_id),
  unique (bp, order_id, seq),
  foreign key (bp, order_id) references pay_order
);

-- One intent at a channel. `received` is what the channel says arrived; it differs from `amount` only in an exception (AE-46).
create table payment (
  bp text not null,
  payment_id text not null,
  company_code text not null,
  order_id text not null,
  sub_order_id text,
  payer_user_id text not null,
  out_trade_no text not null unique check (out_trade_no ~ '^[0-9A-Za-z_-]{6,32}$'),
  channel text not null,
  amount numeric(16,2) not null check (amount > 0),
  received numeric(16,2),
  state text not null check (state in ('CREATED', 'PREPAID', 'SUCCESS', 'FAILED', 'CLOSED', 'REFUNDING', 'REFUNDED')),
  prepay_params jsonb,
  prepay_expire_at timestamptz,
  channel_trade_no text,
  success_at timestamptz,
  notify_at timestamptz,
  query_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, payment_id),
  unique (channel, channel_trade_no),
  foreign key (bp, order_id) references pay_order
);
create unique index payment_live on payment (bp, order_id, coalesce(sub_order_id, '')) where state in ('CREATED', 'PREPAID');
create index payment_order on payment (bp, order_id);
create index payment_payer_day on payment (payer_user_id, created_at);
create index payment_waiting on payment (created_at) where state in ('CREATED', 'PREPAID');
create index payment_success on payment (success_at) where state = 'SUCCESS';

create table refund (
  bp text not null,
  refund_id text not null,
  company_code text not null,
  order_id text not null,
  out_refund_no text not null unique,
  amount numeric(16,2) not null check (amount > 0),
  reason text not null,
  refund_to text not null check (refund_to in ('CHANNEL', 'BALANCE')),
  state text not null check (state in ('APPLIED', 'APPROVED', 'DONE', 'REFUSED', 'TO_BALANCE')),
  applied_by text not null,
  applied_at timestamptz not null,
  channel_refund_no text,
  done_at timestamptz,
  refuse_reason text,
  updated_at timestamptz not null,
  primary key (bp, refund_id),
  foreign key (bp, order_id) references pay_order
);
-- A refused application may be made again; any other holds the order.
create unique index refund_live on refund (bp, order_id) where state <> 'REFUSED';
create index refund_approved on refund (updated_at) where state = 'APPROVED';

-- Every notification as it came, verified ones only; the same one is kept once (AE-46). company_code '' = unknown order.
create table payment_notify (
  company_code text not null,
  channel text not null,
  notify_id text not null,
  out_trade_no text not null,
  channel_trade_no text not null,
  amount_fen bigint not null,
  trade_state text not null,
  effect text not null,
  body text not null,
  received_at timestamptz not null,
  primary key (company_code, channel, notify_id)
);
create index payment_notify_trade on payment_notify (out_trade_no);
create trigger payment_notify_insert_only before update or delete on payment_notify
  for each row execute function refuse_change();

create table voucher (
  bp text not null,
  voucher_id text not null,
  company_code text not null,
  voucher_no text not null unique,
  pay_order_id text not null,
  order_no text not null,
  biz_type text not null,
  title text not null,
  customer_name text not null,
  meter_id text,
  meter_no text,
  address text not null,
  amount numeric(16,2) not null check (amount > 0),
  amount_upper text not null,
  -- [{name, amount}], Σ = amount.
  parts jsonb not null,
  volume text,
  channel_text text not null,
  paid_at timestamptz not null,
  verify_code text not null,
  created_at timestamptz not null,
  primary key (bp, voucher_id),
  unique (bp, pay_order_id)
);
create index voucher_paid on voucher (bp, paid_at desc);
create trigger voucher_insert_only before update or delete on voucher
  for each row execute function refuse_change();

create table installment_plan (
  bp text not null,
  plan_id text not null,
  company_code text not null,
  plan_no text not null unique,
  total_amount numeric(16,2) not null check (total_amount > 0),
  down_payment numeric(16,2) not null,
  periods int not null check (periods between 3 and 12),
  state text not null check (state in ('APPLYING', 'WAIT_DOWN', 'ACTIVE', 'OVERDUE', 'SETTLED', 'TERMINATED', 'REJECTED', 'CANCELLED')),
  apply_reason text not null,
  apply_user_id text not null,
  applied_at timestamptz not null,
  review_note text,
  reviewed_at timestamptz,
  agreement_file_id text,
  updated_at timestamptz not null,
  primary key (bp, plan_id)
);
create unique index installment_plan_open on installment_plan (bp) where state in ('APPLYING', 'WAIT_DOWN', 'ACTIVE', 'OVERDUE');

create table installment_bill (
  bp text not null,
  plan_id text not null,
  bill_id text not null,
  principal numeric(16,2) not null,
  late_fee numeric(16,2) not null,
  primary key (bp, plan_id, bill_id),
  foreign key (bp, plan_id) references installment_plan
);

create table installment_item (
  bp text not null,
  plan_id text not null,
  seq int not null check (seq >= 0),
  due_date date not null,
  amount numeric(16,2) not null check (amount > 0),
  paid numeric(16,2) not null default 0,
  paid_at timestamptz,
  state text not null check (state in ('WAIT', 'DUE', 'PAID', 'LATE')),
  primary key (bp, plan_id, seq),
  foreign key (bp, plan_id) references installment_plan,
  check (paid <= amount)
);

-- Wrong tries at finding another's account (AE-61).
create table pay_search_miss (
  company_code text not null,
  user_id text not null,
  miss_id text not null,
  missed_at timestamptz not null,
  primary key (company_code, user_id, miss_id)
);

create table reconcile_diff (
  company_code text not null,
  diff_id text not null,
  day date not null,
  channel text not null,
  out_trade_no text not null,
  kind text not null check (kind in ('LONG', 'SHORT', 'AMOUNT')),
  ours numeric(16,2),
  theirs numeric(16,2),
  handled_at timestamptz,
  created_at timestamptz not null,
  primary key (company_code, diff_id),
  unique (company_code, channel, out_trade_no, kind)
);

-- The sandbox provider's own books: nothing of the product reads them but its channel (5.9). `pays_at`: from then on the money is there.
create table sandbox_trade (
  company_code text not null,
  out_trade_no text not null,
  token text not null unique,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('NOTPAY', 'PAYERROR', 'PAID', 'CLOSED')),
  transaction_id text not null unique,
  attach text not null,
  pays_at timestamptz,
  refunded_fen bigint not null default 0,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  primary key (company_code, out_trade_no)
);
create index sandbox_trade_out_trade_no on sandbox_trade (out_trade_no);

create table sandbox_refund (
  company_code text not null,
  out_refund_no text not null,
  out_trade_no text not null,
  amount_fen bigint not null check (amount_fen > 0),
  primary key (company_code, out_refund_no)
);

create table sandbox_notice (
  company_code text not null,
  notice_id text not null,
  out_trade_no text not null,
  flaw text not null check (flaw in ('NONE', 'SIGNATURE', 'AMOUNT')),
  due_at timestamptz not null,
  attempts int not null default 0,
  acked_at timestamptz,
  primary key (company_code, notice_id)
);
create index sandbox_notice_due on sandbox_notice (due_at) where acked_at is null;
