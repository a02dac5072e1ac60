-- What a user wants to hear of, and how (E 2.7). A user without a row hears what is usual.
create table reception_setting (
  user_id text not null,
  bp text not null,
  version integer not null,
  channels jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, bp)
);
comment on column reception_setting.channels is 'json: ChosenChannels';
create table quiet_setting (
  user_id text not null,
  enabled boolean not null,
  start_at text not null,
  end_at text not null,
  updated_at timestamptz not null,
  primary key (user_id)
);
-- One accepted authorisation of WeChat is one message (E-X-06).
create table wx_subscription (
  user_id text not null,
  open_id text not null,
  tmpl_id text not null,
  remaining integer not null check (remaining >= 0),
  grants integer not null default 0,
  last_result text not null check (last_result in ('accept', 'reject', 'ban', 'filter')),
  last_at timestamptz not null,
  primary key (user_id, open_id, tmpl_id)
);
-- A message on its way over one channel outside the app.
create table message_delivery (
  user_id text not null,
  msg_id text not null,
  channel text not null check (channel in ('sms', 'wxMini')),
  bp text,
  category_code text not null,
  state text not null check (state in ('queued', 'deferred', 'sending', 'sent', 'skipped', 'failed')),
  reason text check (reason in ('setting', 'quota', 'noBinding', 'frequency', 'over', 'digest')),
  attempts integer not null default 0,
  next_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, msg_id, channel, created_at)
) partition by range (created_at);
create table message_delivery_past partition of message_delivery for values from (minvalue) to ('2026-12-01T00:00:00+08:00');
create table message_delivery_rest partition of message_delivery default;
create index message_delivery_due on message_delivery (next_at, msg_id, channel) where state in ('queued', 'deferred');
