-- What is unread: its counts by category come from the index alone, the urgent ones of a user are its first entries.
-- The former index was named by the cut into months.
drop index message_user_id_bp_idx;
create index message_unread on message (user_id, level, created_at desc, msg_id desc)
  include (bp, category_code, expire_at) where status = 'unread';
-- Beside message_of_user and message_of_category it only led the count of a list to the rows themselves.
drop index message_user_id_bp_category_code_created_at_idx;
-- Without the category: a list of one is counted in message_of_category, which holds no others.
drop index message_of_user;
create index message_of_user on message (user_id, created_at desc, msg_id desc)
  include (bp, status, expire_at) where status <> 'deleted';
