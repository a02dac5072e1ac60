-- Part A: bank transfers, what came in at the bank, the gas companies' own accounts (A 2.14), the embedded bank.

-- Where customers send their money to.
create table bank_receiver (
  company_code text not null,
  receiver_id text not null,
  account_name text not null,
  account_no text not null,
  bank_name text not null,
  bank_no text not null,
  enabled boolean not null default true,
  primary key (company_code, receiver_id),
  unique (company_code, account_no)
);

-- `tt_id` is the id of its pay order. `receiver_*` are copied: an account that moves later changes no order.
create table tt_order (
  bp text not null,
  tt_id text not null,
  company_code text not null,
  purpose text not null check (purpose in ('BILL', 'PREPAY', 'PACKAGE')),
  pay_no text,
  amount numeric(16,2) not null check (amount > 0),
  remit_code text not null check (length(remit_code) = 8),
  payer_name text not null,
  payer_bank text not null,
  payer_account text not null check (payer_account ~ '^\d{8,30}$'),
  receiver_name text not null,
  receiver_account text not null,
  receiver_bank text not null,
  receiver_bank_no text not null,
  remit_date date,
  remark text not null default '',
  proof_remark text not null default '',
  proof_round int not null default 0,
  proof_at timestamptz,
  state text not null check (state in ('WAIT_REMIT', 'WAIT_VERIFY', 'REJECTED', 'MATCHED', 'DIFF', 'CANCELLED', 'EXPIRED')),
  stmt_id text,
  arrived_amount numeric(16,2),
  arrived_at timestamptz,
  reject_reason text,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, tt_id),
  unique (bp, remit_code),
  foreign key (bp, tt_id) references pay_order (bp, order_id)
);
create index tt_order_account on tt_order (bp, created_at desc);
create index tt_order_payer on tt_order (company_code, payer_account) where state in ('WAIT_REMIT', 'WAIT_VERIFY', 'REJECTED');
create index tt_order_expiry on tt_order (expire_at) where state in ('WAIT_REMIT', 'REJECTED');
create index tt_order_verify on tt_order (proof_at) where state = 'WAIT_VERIFY';

-- Every code that a company ever gave out: money with the code of a cancelled order still finds its owner (A 3.7).
create table remit_code (
  company_code text not null,
  remit_code text not null,
  bp text not null,
  tt_id text not null,
  primary key (company_code, remit_code)
);

-- Proofs by the round in which they were handed in: a rejected one stays to be looked at.
create table tt_proof (
  bp text not null,
  tt_id text not null,
  round int not null,
  seq int not null,
  file_id text not null,
  uploaded_at timestamptz not null,
  primary key (bp, tt_id, round, seq),
  foreign key (bp, tt_id) references tt_order
);

-- What came in on a company's account; the same row of the bank is kept once, whoever reports it and however often.
create table bank_statement (
  company_code text not null,
  stmt_id text not null,
  account_no text not null,
  trade_no text not null,
  amount numeric(16,2) not null check (amount > 0),
  payer_name text not null default '',
  payer_account text not null default '',
  note text not null default '',
  trade_at timestamptz not null,
  state text not null check (state in ('WAITING', 'MATCHED', 'RETURNED')),
  matched_bp text,
  matched_tt_id text,
  remark text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, stmt_id),
  unique (company_code, account_no, trade_no),
  check ((state = 'MATCHED') = (matched_tt_id is not null))
);
create index bank_statement_waiting on bank_statement (stmt_id) where state = 'WAITING';

-- The books of the embedded bank.
create table sandbox_bank_entry (
  company_code text not null,
  trade_no text not null,
  account_no text not null,
  amount numeric(16,2) not null,
  payer_name text not null,
  payer_account text not null,
  note text not null,
  trade_at timestamptz not null,
  primary key (company_code, trade_no)
);
create index sandbox_bank_entry_day on sandbox_bank_entry (company_code, account_no, trade_at);
