-- TD-06: the login that a confirmed picture began, and the session that confirmed it: where one of them has ended, no code is given out.
alter table scan_ticket add column session_id text;
alter table scan_ticket add column login_family text;
