-- What each user of a customer wants to be reminded of (A 2.17); without a row the usual holds.
create table pay_remind_config (
  bp text not null,
  user_id text not null,
  company_code text not null,
  low_balance_on boolean not null,
  low_balance_amount numeric(16,2) not null check (low_balance_amount between 0 and 1000000),
  low_days int not null check (low_days between 1 and 30),
  due_on boolean not null,
  -- Of 7, 3, 1 and 0, with commas.
  due_days_before text not null,
  overdue_on boolean not null,
  arrive_on boolean not null,
  -- Names and phones of other people: personal, sealed.
  receivers_sealed text not null,
  updated_at timestamptz not null,
  primary key (bp, user_id)
);
