-- outside of a transaction
-- The counts of a customer's tickets by state come from the index alone.
drop index concurrently if exists service_ticket_state;
create index concurrently service_ticket_state on service_ticket (bp, state);
