-- Part C: who the user is. Sections C 2.1–2.13.
-- Users, sessions and codes belong to no customer number: small tables, replicated to every shard of a distributed server.
-- Personal data is AES-256-GCM text (…_enc); what must be found by its value has an HMAC beside it (…_index).

create table tenant (
  tenant_id text primary key,
  tenant_name text not null,
  kind text not null check (kind in ('GAS', 'SERVICE')),
  company_code text unique,
  iss text not null default 'ennUnified',
  status text not null default '1' check (status in ('1', '0')),
  logo text,
  check ((kind = 'GAS') = (company_code is not null))
);

create table gas_company (
  company_code text primary key check (company_code ~ '^\d{4}$'),
  company_name text not null,
  tenant_id text not null unique references tenant,
  region text not null,
  city text not null,
  hotline text not null,
  emergency_hotline text not null,
  business_hours text not null,
  licence_file_id text,
  licence_uscc text not null,
  sap_sys_flag text not null default '1' check (sap_sys_flag in ('1', '0')),
  sort int not null default 0
);

-- Apps that may log in through the unified authentication (AU-08, 4102).
create table auth_app (
  app_id text primary key,
  app_name text not null,
  redirect_origins text[] not null default '{}',
  status text not null default '1' check (status in ('1', '0'))
);
insert into auth_app (app_id, app_name) values ('hyn-app', '工商业用气');

create table app_user (
  user_id text primary key,
  phone_enc text not null,
  phone_index text not null,
  password_hash text,
  -- The last three, newest first, the current one included (LG-08).
  password_history text[] not null default '{}',
  nickname text not null,
  portrait text,
  position text not null default '',
  email_enc text,
  emp_no text unique,
  -- '1' normal, '2' cooling-off of a cancellation, '5' frozen, '9' cancelled
  status text not null default '1' check (status in ('1', '2', '5', '9')),
  guide_version text,
  agreement_version text,
  register_source text not null check (register_source in ('H5', 'APP', 'WEAPP', 'ICOME', 'OPS')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index app_user_phone on app_user (phone_index) where status <> '9';

-- Staff of the provider act for one company (CV-10).
create table staff_role (
  user_id text not null references app_user,
  role text not null check (role in ('REVIEWER')),
  company_code text not null references gas_company,
  primary key (user_id, role, company_code)
);

create table tenant_member (
  tenant_id text not null references tenant,
  user_id text not null references app_user,
  source text not null check (source in ('binding', 'ops')),
  since timestamptz not null,
  primary key (tenant_id, user_id)
);
create index tenant_member_user on tenant_member (user_id);

create table entrustment (
  entrust_id text primary key,
  entrusting_tenant_id text not null references tenant,
  entrusted_tenant_id text not null references tenant,
  bps text[] not null,
  models text[] not null,
  valid_from date not null,
  valid_to date not null,
  status text not null default '1' check (status in ('1', '0')),
  document_file_id text
);
create index entrustment_tenants on entrustment (entrusting_tenant_id, entrusted_tenant_id);

create table customer (
  bp text not null check (bp ~ '^\d{10}$'),
  company_code text not null,
  customer_name text not null,
  uscc text,
  customer_class text not null check (customer_class in ('INDUSTRY', 'COMMERCE', 'PUBLIC')),
  address text not null,
  region text not null,
  reserved_phone_enc text,
  contact_name text not null default '',
  meter_nos text[] not null default '{}',
  sap_cutover_month text,
  invoice_before_pay boolean not null default false,
  general_taxpayer boolean not null default false,
  status text not null default '1' check (status in ('1', '2', '9')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, company_code)
);
create index customer_uscc on customer (company_code, uscc);

create table bp_binding (
  bp text not null,
  binding_id text not null,
  company_code text not null,
  user_id text not null,
  is_master boolean not null default false,
  -- 0 rejected, 1 passed, 2 awaiting, 3 timed out (C 3.3)
  review_status text not null check (review_status in ('0', '1', '2', '3')),
  master_phone_enc text,
  apply_reason text not null default '',
  relation text not null default 'STAFF' check (relation in ('STAFF', 'FINANCE', 'AGENT', 'OTHER')),
  reject_reason text,
  apply_at timestamptz not null,
  deadline_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by text,
  verified_by text check (verified_by in ('SMS', 'CERT', 'MASTER', 'INVITE', 'TRANSFER', 'OPS')),
  remark_name text not null default '',
  status text not null default 'LIVE' check (status in ('LIVE', 'UNBOUND')),
  is_default boolean not null default false,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, binding_id),
  check (not is_master or review_status = '1')
);
create unique index bp_binding_user on bp_binding (bp, user_id) where status = 'LIVE';
-- BD-07: of two who become master at once one wins.
create unique index bp_binding_master on bp_binding (bp) where is_master and status = 'LIVE';
create index bp_binding_of_user on bp_binding (user_id) where status = 'LIVE';
create index bp_binding_waiting on bp_binding (deadline_at) where review_status = '2' and status = 'LIVE';

create table binding_authority (
  bp text not null,
  binding_id text not null,
  model_code text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  primary key (bp, binding_id, model_code)
);

create table authority_log (
  bp text not null,
  log_id text not null,
  binding_id text not null,
  models_before text[] not null,
  models_after text[] not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (bp, log_id)
);

-- C 3: who, when, from, to, why. Append only.
create table audit_log (
  audit_id text primary key,
  entity text not null,
  entity_id text not null,
  bp text,
  from_state text not null,
  to_state text not null,
  reason text not null default '',
  changed_by text not null,
  changed_at timestamptz not null
);
create index audit_log_entity on audit_log (entity, entity_id);

create table agreement_consent (
  consent_id text primary key,
  user_id text,
  phone_index text not null,
  doc_type text not null check (doc_type in ('userAgreement', 'privacyPolicy')),
  version text not null,
  channel text not null,
  accepted_at timestamptz not null,
  ip text not null
);
create index agreement_consent_user on agreement_consent (user_id, doc_type);

create table sms_code (
  sms_id text primary key,
  phone_index text not null,
  sms_type text not null,
  code_hash text not null,
  expire_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz,
  sent_ip text not null,
  created_at timestamptz not null
);
create index sms_code_phone on sms_code (phone_index, created_at desc);
create index sms_code_ip on sms_code (sent_ip, created_at desc);
create index sms_code_created on sms_code (created_at);

create table captcha (
  captcha_id text primary key,
  answer_hash text not null,
  expire_at timestamptz not null,
  used boolean not null default false
);

create table security_ticket (
  ticket_hash text primary key,
  user_id text not null,
  scene text not null check (scene in ('bind', 'changePhone', 'transfer', 'cancel', 'title', 'revokeCancel')),
  subject text not null default '',
  expire_at timestamptz not null,
  used_at timestamptz
);

-- LG-07: wrong passwords of the last half hour, per phone (also of unknown ones) and per address.
create table login_failure (
  subject text primary key,
  -- Milliseconds of each failure.
  failed_at jsonb not null default '[]',
  locked_until timestamptz,
  updated_at timestamptz not null
);

create table auth_session (
  session_id text primary key,
  user_id text not null references app_user,
  terminal_type text not null check (terminal_type in ('APP', 'H5', 'WEAPP', 'PC', 'ICOME')),
  login_type text not null check (login_type in ('sms', 'password', 'wx', 'app', 'icome', 'grant', 'tmp')),
  token_hash text not null unique,
  -- null until the first `authentication` of this login.
  unified_jti text unique,
  -- The id before the last refresh: good for repeating a refresh within the grace (two tabs).
  previous_jti text,
  previous_until timestamptz,
  csrf_secret_enc text not null,
  grant_family text not null,
  tenant_id text not null references tenant,
  entrusted_tenant_id text references tenant,
  app_id text not null default 'hyn-app',
  company_code text not null,
  bp text,
  open_id text,
  device_name text not null default '',
  ip text not null default '',
  user_agent text not null default '',
  remember_me boolean not null default false,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expire_at timestamptz not null,
  -- AU-10: no sliding beyond 90 days after the login.
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text check (revoke_reason in ('logout', 'kicked', 'password', 'phone', 'cancelled', 'ops', 'binding', 'expired')),
  check ((revoked_at is null) = (revoke_reason is null))
);
-- LG-10: one live session per user and kind of terminal.
create unique index auth_session_live on auth_session (user_id, terminal_type) where revoked_at is null;
create index auth_session_family on auth_session (grant_family);
create index auth_session_previous on auth_session (previous_jti);

create table auth_grant (
  grant_id text primary key,
  grant_family text not null,
  code_hash text not null unique,
  user_id text not null references app_user,
  remember_me boolean not null,
  expire_at timestamptz not null,
  rotated_to text,
  grace_until timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index auth_grant_family on auth_grant (grant_family);
create index auth_grant_expire on auth_grant (expire_at);

create table auth_tmp_code (
  code_hash text primary key,
  grant_id text not null,
  user_id text not null references app_user,
  tenant_id text,
  app_id text not null,
  expire_at timestamptz not null,
  used_at timestamptz
);
create index auth_tmp_code_grant on auth_tmp_code (grant_id);

-- accessToken of the product calls, x-workbench-token: they end with their session.
create table access_token (
  token_hash text primary key,
  kind text not null check (kind in ('PRODUCT', 'WORKBENCH')),
  session_id text not null references auth_session,
  scope text not null check (scope in ('customer', 'staff')),
  expire_at timestamptz not null
);
create index access_token_expire on access_token (expire_at);

create table wx_relation (
  app_id text not null,
  open_id text not null,
  union_id text,
  applet_applied_no text not null default '3',
  user_id text references app_user,
  bp text,
  bound_at timestamptz not null,
  unbound_at timestamptz,
  primary key (app_id, open_id)
);
create unique index wx_relation_user on wx_relation (app_id, user_id) where unbound_at is null and user_id is not null;

create table wx_session (
  handle_hash text primary key,
  app_id text not null,
  open_id text not null,
  union_id text,
  session_key_enc text not null,
  -- The phone that a code of the phone button has proved.
  phone_code_hash text,
  phone_enc text,
  expire_at timestamptz not null
);
create index wx_session_expire on wx_session (expire_at);

create table enterprise_cert (
  company_code text not null,
  cert_id text not null,
  uscc text not null,
  applicant_user_id text not null,
  bps text[] not null default '{}',
  company_name text not null,
  company_type text not null default '',
  legal_person_enc text not null,
  registered_capital text not null default '',
  establish_date date,
  valid_from date,
  valid_to date not null,
  address text not null default '',
  business_scope text not null default '',
  license_file_id text,
  auth_letter_file_id text,
  contact_name text not null default '',
  contact_phone_enc text,
  is_legal_person boolean not null default false,
  ocr_result jsonb,
  ocr_reader text,
  edited_fields text[] not null default '{}',
  general_taxpayer boolean not null default false,
  tax_proof_file_id text,
  status text not null check (status in ('00', '10', '20', '30', '40', '50', '60')),
  reject_reason text,
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by text,
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, cert_id)
);
create unique index enterprise_cert_open on enterprise_cert (company_code, uscc) where status in ('10', '20');
create index enterprise_cert_applicant on enterprise_cert (applicant_user_id);

create table account_cancel (
  cancel_id text primary key,
  user_id text not null references app_user,
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  reason text not null,
  -- C0 cooling-off, C1 done, C2 revoked, C3 failed (C 3.5)
  status text not null check (status in ('C0', 'C1', 'C2', 'C3')),
  channel text not null,
  revoked_at timestamptz
);
create unique index account_cancel_open on account_cancel (user_id) where status = 'C0';
create index account_cancel_user on account_cancel (user_id, requested_at desc);

-- What the embedded senders sent, for GET /btwob/dev/outbox (CV-10). Stays empty where real providers send.
create table dev_outbox (
  outbox_id text primary key,
  channel text not null check (channel in ('SMS', 'MAIL', 'PUSH', 'DEPOSIT')),
  target text not null,
  kind text not null,
  text text not null,
  created_at timestamptz not null
);
create index dev_outbox_created on dev_outbox (created_at desc);
