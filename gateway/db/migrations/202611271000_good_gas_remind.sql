-- E-M-23: users that asked to be reminded of the opening of an offer of gas.
create table good_gas_remind (
  bp text not null,
  user_id text not null,
  -- kind:id, as its area names the offer.
  gp_id text not null,
  company_code text not null,
  title text not null,
  window_start timestamptz not null,
  -- Ten minutes before the window; null once the message has been sent.
  remind_at timestamptz,
  created_at timestamptz not null,
  primary key (bp, user_id, gp_id)
);
create index good_gas_remind_due on good_gas_remind (remind_at) where remind_at is not null;
create index good_gas_remind_user on good_gas_remind (user_id);
