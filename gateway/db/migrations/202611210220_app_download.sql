-- Releases of the native app, the codes of short links and the visits that came by them (part D, AB-02…AB-05). None of them
-- belongs to one gas company (AB-05).
create table app_release (
  platform text not null check (platform in ('ANDROID', 'IOS')),
  version_code integer not null,
  version_name text not null,
  size integer not null,
  sha256 text not null,
  url text not null,
  notes text not null,
  min_os text not null,
  force_below integer not null,
  published_at timestamptz not null,
  status text not null check (status in ('ON', 'OFF')),
  version integer not null default 1,
  saved_by text not null,
  updated_at timestamptz not null,
  primary key (platform, version_code)
);

-- Whose link a code is; a code without a row is counted all the same.
create table link_code (
  prefix text not null check (prefix in ('f', 'u')),
  code text not null,
  company_code text not null,
  bp text not null,
  created_at timestamptz not null,
  primary key (prefix, code)
);

-- The address is hashed under a key of the day: one visitor counts once a day and cannot be followed to the next.
create table link_visit (
  visit_id text primary key,
  prefix text not null check (prefix in ('d', 'f', 'u', 'p')),
  code text not null,
  ua text not null,
  ip_hash text not null,
  at timestamptz not null
);
create index link_visit_code on link_visit (prefix, code, at);
create index link_visit_clean on link_visit (at);
