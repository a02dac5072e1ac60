-- The list of a user, whole or of a category: a page and its total come from the index alone. Deleted ones are never looked at.
create index message_of_user on message (user_id, created_at desc, msg_id desc)
  include (bp, category_code, status, expire_at) where status <> 'deleted';
create index message_of_category on message (user_id, category_code, created_at desc, msg_id desc)
  include (bp, status, expire_at) where status <> 'deleted';
-- What was told is over: 已恢复. It stands beside the title.
alter table message add column over_word text;
-- The to-do that a message is about.
create index todo_of_business on todo (bp, biz_id);
