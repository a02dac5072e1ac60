-- X-13: several customer numbers paid in one go. One trade at the channel per gas company, whose money it is; every order keeps its own
-- payment, a share of the trade.

create table basket_order (
  company_code text not null,
  basket_id text not null,
  seq int not null,
  user_id text not null,
  bp text not null,
  order_id text not null,
  created_at timestamptz not null,
  primary key (company_code, basket_id, seq),
  unique (company_code, order_id)
);
create index basket_order_basket on basket_order (basket_id);

create table basket_trade (
  company_code text not null,
  trade_id text not null,
  basket_id text not null,
  user_id text not null,
  channel text not null,
  out_trade_no text not null,
  amount numeric(16,2) not null check (amount > 0),
  -- What the client hands to the cashier, while the trade can be gone on with.
  prepay_params jsonb,
  prepay_expire_at timestamptz,
  created_at timestamptz not null,
  primary key (company_code, trade_id),
  unique (company_code, out_trade_no)
);
comment on column basket_trade.prepay_params is 'json: Record<string, string>';
comment on column basket_trade.channel is 'type: Channel';
create index basket_trade_no on basket_trade (out_trade_no);

alter table payment add column trade_no text;
comment on column payment.trade_no is 'the trade of the basket that it is a share of';
create index payment_trade_no on payment (trade_no) where trade_no is not null;
