-- LG-19: how the login behind a session began. A hand-over (grant, tmp, scan) carries it on; null asks for a fresh login at the
-- step-up of staff.
alter table auth_session add column began_by text check (began_by in ('sms', 'password', 'wx', 'app', 'icome'));
alter table auth_grant add column began_by text check (began_by in ('sms', 'password', 'wx', 'app', 'icome'));
alter table scan_ticket add column began_by text check (began_by in ('sms', 'password', 'wx', 'app', 'icome'));
update auth_session set began_by = login_type where login_type not in ('grant', 'tmp') and revoked_at is null;

-- LG-19: when the phone and the password were last made one factor, because one was renewed by proof of the other.
alter table app_user add column factors_joined_at timestamptz;
