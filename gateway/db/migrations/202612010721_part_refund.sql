-- AE-53: what a channel is asked for of a payment that does not go back whole; null: all of it.
alter table payment add column refund_amount numeric(16,2) check (refund_amount >= 0);
