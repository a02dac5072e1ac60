-- The urgent ones of a user that are unread: the first entries of the index, however many are unread.
create index message_urgent on message (user_id, created_at desc, msg_id desc)
  where status = 'unread' and level = 'urgent';
-- Without the category: a list of one is counted in message_of_category, which holds no others.
drop index message_of_user;
create index message_of_user on message (user_id, created_at desc, msg_id desc)
  include (bp, status, expire_at) where status <> 'deleted';
-- Beside these two it only led the count of a list to the rows themselves. It was named by the cut into months.
drop index message_user_id_bp_category_code_created_at_idx;
