-- What is unread is counted by category from the index alone.
-- It was named by the cut into months.
drop index message_user_id_bp_idx;
create index message_unread on message (user_id, bp, category_code) include (expire_at) where status = 'unread';
