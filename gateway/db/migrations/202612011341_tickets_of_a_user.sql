-- outside of a transaction
-- TK-02: what a user has filed today, for whatever customer, without a look at the years before.
drop index concurrently if exists service_ticket_filed;
create index concurrently service_ticket_filed on service_ticket (user_id, created_at);
