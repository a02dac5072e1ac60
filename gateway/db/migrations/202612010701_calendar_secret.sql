-- Y-17: SHA-256 of what opens a calendar; what was shown once is kept nowhere. Null: an address signed by the release before, which opens nothing any more.
alter table calendar_address add column secret_hash text;
create index calendar_address_secret on calendar_address (secret_hash);
alter table calendar_address alter column address_id set default '';
comment on column calendar_address.address_id is 'retired';

-- Masters with phones that have subscribed learn that they must do so again: a calendar that is not found any more stops in silence.
insert into work_item (kind, key, data, max_attempts)
select 'message.handOut', 'calendar.' || bp, jsonb_build_object(
  'category', 'safety', 'model', null, 'title', '到期日历需重新订阅', 'level', 'important',
  'body', '原日历订阅链接已停止更新，请重新生成链接，并在手机日历中重新订阅',
  'companyCode', company_code, 'bp', bp, 'audience', 'USER', 'userIds', jsonb_build_array(made_by),
  'templateCode', 'RC_EXPIRE', 'params', '{}'::jsonb, 'route', '/pages/record/myRecord/myRecord',
  'bizType', 'RECORD', 'bizId', bp, 'dedupeKey', 'RC_EXPIRE|calendar|' || bp,
  'createdAt', to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"'),
  'expireAt', to_char((now() + interval '365 days') at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')
), 9
from calendar_address
on conflict do nothing;
