-- What an outlet looks like from outside and within, at most six; kept as `pictureOf` opens it.
alter table outlet add column photos jsonb not null default '[]';
comment on column outlet.photos is 'json: string[]';
