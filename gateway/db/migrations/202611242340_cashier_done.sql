-- When the payer's cashier said that it took the money; the channel has not said so yet.
alter table pay_order add column cashier_done_at timestamptz;
