-- X-16: read-only links for the accountant. How a link stands follows from its moments.

create table guest_link (
  bp text not null,
  link_id text not null,
  company_code text not null,
  -- SHA-256 of what was shown once.
  token_hash text not null,
  -- BILL, INVOICE, USAGE.
  scopes text[] not null check (cardinality(scopes) between 1 and 3),
  month_from text not null,
  month_to text not null check (month_to >= month_from),
  guest_name text not null,
  phone_enc text not null,
  phone_mask text not null,
  made_by text not null,
  request_no text not null,
  body_hash text not null,
  -- The first moment at which it opens nothing any more.
  expire_at timestamptz not null,
  revoked_at timestamptz,
  -- Its maker is no master of this customer number any more.
  ended_at timestamptz,
  -- Wrong codes since the last right one.
  failed int not null default 0,
  locked_until timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, link_id),
  unique (bp, made_by, request_no)
);
create index guest_link_token on guest_link (token_hash);
create index guest_link_expire on guest_link (expire_at);

-- A short session of whoever proved the phone.
create table guest_pass (
  bp text not null,
  pass_id text not null,
  link_id text not null,
  pass_hash text not null,
  expire_at timestamptz not null,
  created_at timestamptz not null,
  primary key (bp, pass_id),
  foreign key (bp, link_id) references guest_link
);
create index guest_pass_hash on guest_pass (pass_hash);
create index guest_pass_id on guest_pass (pass_id);
create index guest_pass_link on guest_pass (bp, link_id);
create index guest_pass_expire on guest_pass (expire_at);

-- What was looked at, and when.
create table guest_view (
  bp text not null,
  link_id text not null,
  view_id text not null,
  act text not null check (act in ('ENTER', 'FAILED', 'BILLS', 'BILL', 'INVOICES', 'INVOICE', 'USAGE')),
  -- Months of a list, the number of a bill or an invoice.
  about text not null default '',
  at timestamptz not null,
  primary key (bp, link_id, view_id),
  foreign key (bp, link_id) references guest_link
);
