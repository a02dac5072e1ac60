-- outside of a transaction
-- Cycles of packages by what they wait for, and what each of them gave, adjustments too, without a look at every day that a customer has had.
drop index concurrently if exists child_order_state;
create index concurrently child_order_state on child_order (bp, state, end_date);
drop index concurrently if exists extraction_record_child;
create index concurrently extraction_record_child on extraction_record (bp, child_no);
