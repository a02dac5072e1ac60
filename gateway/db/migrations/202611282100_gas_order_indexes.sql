-- outside of a transaction
-- Orders of gas without a look at each that a customer has had: the newest of a meter, from which its next counter follows; what was
-- bought between two days; what changed since its invoice items were derived.
drop index concurrently if exists gas_order_meter;
create index concurrently gas_order_meter on gas_order (bp, meter_id, created_at desc);
drop index concurrently if exists gas_order_paid;
create index concurrently gas_order_paid on gas_order (bp, paid_at) where paid_at is not null;
drop index concurrently if exists gas_order_changed;
create index concurrently gas_order_changed on gas_order (bp, updated_at);
