-- The days or weeks of which a finding's figure is one, for its chart.
alter table smart_message add column series jsonb not null default '[]';
comment on column smart_message.series is 'json: SmartPoint[]';
