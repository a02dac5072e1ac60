-- Who follows the official account; the union id ties it to the mini-program's user (E 2.7, E-X-08).
create table wx_follow (
  open_id text not null,
  union_id text,
  followed boolean not null,
  -- WeChat's moment of the last change: what comes late or twice changes nothing.
  since timestamptz not null,
  primary key (open_id)
);
create index wx_follow_union on wx_follow (union_id) where union_id is not null;
-- The same answers as WeChat tells of them: a report that was lost is made up for by it.
alter table wx_subscription add column popups integer not null default 0;
alter table wx_subscription add column popup_at timestamptz;
-- The user keeps this answer: WeChat asks no more, each tap still brings one message.
alter table wx_subscription add column always boolean not null default false;
-- WeChat's number of what was sent: it says afterwards whether it arrived.
alter table message_delivery add column provider_id text;
create index message_delivery_provider on message_delivery (provider_id) where provider_id is not null;
