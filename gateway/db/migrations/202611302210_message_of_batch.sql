-- How many users have read a message to many customers is counted from the index alone: it has all that the count asks for.
create index message_of_batch on message (biz_id) include (read_at, created_at) where biz_type = 'BATCH';
