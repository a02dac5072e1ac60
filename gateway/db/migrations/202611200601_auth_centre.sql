-- Part C: the auth centre (AU-07..AU-09) and the login of a PC by scan (C 2.15, TD-06).

-- The centre's own session, behind the cookie ac_sid. It lives as long as a grant of its login does: a kick, a logout, a new
-- password or a replayed code ends both.
create table auth_centre_session (
  sid_hash text primary key,
  user_id text not null references app_user,
  grant_family text not null,
  login_type text not null check (login_type in ('sms', 'password', 'icome')),
  remember_me boolean not null,
  created_at timestamptz not null,
  expire_at timestamptz not null
);
create index auth_centre_session_expire on auth_centre_session (expire_at);

-- What the user chose in the centre goes with the code: the tenant, and the service tenant that acts for it (AU-16).
alter table auth_grant add column tenant_id text, add column entrusted_tenant_id text;
alter table auth_tmp_code add column entrusted_tenant_id text, add column terminal_type text;

create table scan_ticket (
  scan_id text primary key,
  kind text not null check (kind in ('PC_LOGIN', 'SUB_INVITE')),
  created_by text,
  payload jsonb not null,
  status text not null default 'S0' check (status in ('S0', 'S1', 'S2', 'S3', 'S4')),
  -- Who shows a login code knows this secret; who only saw the picture does not.
  poll_hash text,
  scanned_by text,
  confirmed_at timestamptz,
  -- Where the confirming session stands: the PC opens there.
  tenant_id text,
  entrusted_tenant_id text,
  collected_at timestamptz,
  created_at timestamptz not null,
  expire_at timestamptz not null
);
create index scan_ticket_expire on scan_ticket (expire_at);
