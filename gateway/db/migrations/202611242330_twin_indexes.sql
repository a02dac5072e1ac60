-- outside of a transaction
-- The same columns and rows as payment_waiting and refund_approved: each write of the two tables paid for both.
drop index concurrently if exists payment_ask;
drop index concurrently if exists refund_ask;
