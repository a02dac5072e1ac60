-- Who closed a to-do and when (C 6.4, 已处理); no user when a job or a notification did.
alter table todo add column handled_by text;
alter table todo add column handled_at timestamptz;
