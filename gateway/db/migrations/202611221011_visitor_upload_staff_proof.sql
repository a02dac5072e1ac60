-- What visitors have uploaded on a day: per address, and 'all' of them together.
create table visitor_upload (
  day date not null,
  subject text not null,
  bytes bigint not null,
  primary key (day, subject)
);

-- The second proof of staff before the desk opens.
alter table security_ticket drop constraint security_ticket_scene_check;
alter table security_ticket add constraint security_ticket_scene_check
  check (scene in ('bind', 'changePhone', 'transfer', 'cancel', 'title', 'revokeCancel', 'staff'));
