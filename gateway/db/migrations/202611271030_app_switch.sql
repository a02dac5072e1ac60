-- AC-01, AC-06: what a gas company says of an app of its application centre; an app without a row is offered and not new.
create table app_switch (
  company_code text not null,
  app_code text not null,
  online boolean not null,
  -- Marked as new from the first moment until the second; both null: not new.
  new_since timestamptz,
  new_until timestamptz,
  version int not null,
  saved_by text not null,
  updated_at timestamptz not null,
  primary key (company_code, app_code)
);

-- When a user opened an app that was marked as new.
create table app_opened (
  user_id text not null,
  app_code text not null,
  opened_at timestamptz not null,
  primary key (user_id, app_code)
);
