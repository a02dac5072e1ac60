-- How many users have read a message to many customers is counted from the index.
create index message_of_batch on message (biz_id) include (read_at) where biz_type = 'BATCH';
