-- X-15: the finance matrix of a month by mail.

create table finance_mailing (
  bp text not null,
  user_id text not null,
  company_code text not null,
  -- The confirmed mailbox; null while nothing is sent.
  email text,
  -- The first month that has not been sent.
  next_month text,
  -- The mailbox that waits for its code; the code follows from it and the moment it was asked for, and is kept nowhere.
  wanted_email text,
  asked_at timestamptz,
  -- Codes of the day of asked_at.
  ask_count int not null default 0,
  -- Wrong answers to the last code.
  tries int not null default 0,
  fail_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, user_id),
  check ((email is null) = (next_month is null))
);
create index finance_mailing_due on finance_mailing (next_month) where email is not null;

-- A month goes out once, whatever is switched off and on again.
create table finance_sending (
  bp text not null,
  user_id text not null,
  month text not null,
  company_code text not null,
  mail_id text not null,
  email text not null,
  status text not null check (status in ('0', '1', '2')),
  tries int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  fail_reason text,
  updated_at timestamptz not null,
  primary key (bp, user_id, month)
);
