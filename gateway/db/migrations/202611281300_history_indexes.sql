-- outside of a transaction
-- A year's volume of a meter begins with the statements of that year, and what was paid back is summed without a look at each order.
drop index concurrently if exists statement_period;
create index concurrently statement_period on statement (bp, period_to) where state <> 'VOID';
drop index concurrently if exists payment_returned;
create index concurrently payment_returned on payment (bp, order_id) where state = 'REFUNDED';
-- A customer has some statements that wait for a confirmation or a bill, however many are over.
drop index concurrently if exists statement_waiting;
create index concurrently statement_waiting on statement (bp)
  where state in ('PENDING', 'DISPUTED', 'SIGNED', 'AUTO_CONFIRMED');
-- What a payer has paid today, whenever it was ordered.
drop index concurrently if exists payment_payer_success;
create index concurrently payment_payer_success on payment (payer_user_id, success_at);
-- Orders of gas that are not all in the meter, and writes that the meter has not loaded.
drop index concurrently if exists gas_order_unloaded;
create index concurrently gas_order_unloaded on gas_order (bp)
  where state in ('WAIT_PAY', 'WAIT_WRITE', 'WRITING', 'UNKNOWN', 'PART_WRITTEN', 'MANUAL', 'REFUNDING', 'WRITTEN');
drop index concurrently if exists gas_sub_order_unloaded;
create index concurrently gas_sub_order_unloaded on gas_sub_order (bp, gas_order_id) where state = 'WRITTEN';
drop index concurrently if exists service_ticket_open;
create index concurrently service_ticket_open on service_ticket (bp, subtype)
  where state in ('SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED');
