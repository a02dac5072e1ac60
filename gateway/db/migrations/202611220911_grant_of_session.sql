-- A grant code belongs to the session it came from and ends with it. Those of the auth centre have none until they open one.
alter table auth_grant add column session_id text;
create index auth_grant_session on auth_grant (session_id);

update auth_grant g
set session_id = (
  select s.session_id from auth_session s
  where s.grant_family = g.grant_family and s.revoked_at is null
  order by s.created_at, s.session_id
  limit 1
)
where g.revoked_at is null
  and g.grant_family not in (select c.grant_family from auth_centre_session c);
