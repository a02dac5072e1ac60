-- Part D 2.6: bank accounts that a customer keeps on file, and how each was proved.
create table bank_account (
  bp text not null,
  account_id text not null,
  company_code text not null,
  account_name text not null,
  bank_code text not null,
  cnaps_code text not null check (cnaps_code ~ '^\d{12}$'),
  account_no_enc text not null,
  -- Equal for equal numbers: tells a second row of the same account, and whose the money that comes in is.
  account_index text not null,
  -- The last four digits.
  account_tail text not null check (account_tail ~ '^\d{4}$'),
  purposes text[] not null,
  -- The purposes that it serves unless another account is named (BK-04).
  default_for text[] not null,
  state text not null check (state in ('TO_VERIFY', 'VERIFYING', 'VERIFIED', 'FAILED', 'DISABLED')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, account_id)
);
create unique index bank_account_number on bank_account (bp, account_index) where state <> 'DISABLED';
create index bank_account_id on bank_account (account_id);
comment on column bank_account.account_no_enc is 'type: Sealed';

-- One round of a proof (BK-03): the customer sends 0.01 to 0.99 yuan from the account with the code in the remark.
create table account_proof (
  bp text not null,
  proof_id text not null,
  company_code text not null,
  account_id text not null,
  round int not null check (round > 0),
  remit_code text not null,
  sent_at timestamptz not null,
  expire_at timestamptz not null,
  -- Arrivals with the code that came from another account or under another name, by their number at the bank's side.
  missed text[] not null,
  -- Null while it is open.
  result text check (result in ('PROVED', 'WRONG', 'EXPIRED', 'STAFF', 'DROPPED')),
  ended_at timestamptz,
  primary key (bp, proof_id),
  unique (bp, account_id, round)
);
create index account_proof_code on account_proof (company_code, remit_code);
create index account_proof_due on account_proof (expire_at) where result is null;
