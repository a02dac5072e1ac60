-- E 2.3: a share is a code of prefix f with a target; who opened it, once per visitor, day and action.
alter table link_code
  add column target_type text check (target_type in ('article', 'product', 'activity', 'hyq', 'app')),
  add column target_id text,
  add column channel text check (channel in ('wxFriend', 'timeline', 'copyLink', 'qr', 'native')),
  -- '' for a visitor who shares on (E-S-09).
  add column sharer_user_id text,
  add column title text,
  add column description text,
  add column image_url text,
  add column expire_at timestamptz,
  add column open_count int not null default 0,
  add column visitor_count int not null default 0;
create unique index link_code_share on link_code (sharer_user_id, company_code, target_type, target_id, channel)
  where target_type is not null and sharer_user_id <> '';

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
