-- Codes sent to visitors are counted by the day: all of them together have an end.
alter table sms_code add column by_visitor boolean not null default false;
create index sms_code_visitor on sms_code (created_at) where by_visitor;
