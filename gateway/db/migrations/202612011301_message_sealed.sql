-- A message that names a person is kept sealed, beside its text with masks, which is what is searched (C 2).
alter table message add column sealed text not null default '';
comment on column message.sealed is 'type: Sealed';

update message set sealed = summary,
  summary = left(params ->> 'handlerName', 1) || repeat('*', greatest(char_length(params ->> 'handlerName') - 1, 1)) || '将为您服务，电话'
    || case when params ->> 'handlerPhone' ~ '^\d{11}$' then regexp_replace(params ->> 'handlerPhone', '(\d{3})\d{4}(\d{4})', '\1****\2') else '****' end,
  params = params - 'handlerName' - 'handlerPhone'
  where template_code = 'TK_DISPATCHED' and params ? 'handlerName';
update message set sealed = summary,
  summary = '您的用气管家已变更为' || left(params ->> 'name', 1) || repeat('*', greatest(char_length(params ->> 'name') - 1, 1)),
  params = params - 'name'
  where template_code = 'BT_CHANGED' and params ? 'name';

-- seal message: sealed
