-- E 2.3: what was shared under a code; who opened it, once per visitor, day and action.
create table share_link (
  code text primary key,
  company_code text not null,
  -- '' for a visitor that passes a share on (E-S-09).
  sharer_user_id text not null,
  bp text not null,
  target_type text not null check (target_type in ('article', 'product', 'activity', 'hyq', 'app')),
  target_id text not null,
  channel text not null check (channel in ('wxFriend', 'timeline', 'copyLink', 'qr', 'native')),
  title text not null,
  description text not null,
  image_url text not null,
  expire_at timestamptz not null,
  open_count int not null default 0,
  visitor_count int not null default 0,
  created_at timestamptz not null
);
create unique index share_link_own on share_link (sharer_user_id, company_code, target_type, target_id, channel)
  where sharer_user_id <> '';

create table share_visit (
  code text not null,
  -- Hash of an id that the phone makes for itself, under a key of the day: it says nothing of a person.
  visitor_hash text not null,
  day date not null,
  action text not null check (action in ('open', 'toApp', 'toDetail', 'login', 'lead')),
  platform text not null check (platform in ('weapp', 'h5wx', 'h5', 'native')),
  at timestamptz not null,
  primary key (code, visitor_hash, day, action)
);
create index share_visit_clean on share_visit (day);
