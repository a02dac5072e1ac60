-- outside of a transaction
-- What is cleared away every night, and the files that a gateway purges, are found without reading their tables.
drop index concurrently if exists security_ticket_expire;
create index concurrently security_ticket_expire on security_ticket (expire_at);
drop index concurrently if exists auth_tmp_code_expire;
create index concurrently auth_tmp_code_expire on auth_tmp_code (expire_at);
drop index concurrently if exists auth_session_ends;
create index concurrently auth_session_ends on auth_session (ends_at);
drop index concurrently if exists upload_file_passing;
create index concurrently upload_file_passing on upload_file (biz_type, created_at) where status = 'USED';
-- A person who leaves: what is the user's.
drop index concurrently if exists access_token_session;
create index concurrently access_token_session on access_token (session_id);
drop index concurrently if exists auth_grant_user;
create index concurrently auth_grant_user on auth_grant (user_id) where revoked_at is null;
drop index concurrently if exists wx_relation_of_user;
create index concurrently wx_relation_of_user on wx_relation (user_id);
drop index concurrently if exists security_ticket_user;
create index concurrently security_ticket_user on security_ticket (user_id);
drop index concurrently if exists auth_tmp_code_user;
create index concurrently auth_tmp_code_user on auth_tmp_code (user_id);
