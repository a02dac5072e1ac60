-- Y-33: of how many events of a month customers heard before they opened the page, per gas company and kind.
create table first_notice (
  company_code text not null,
  month text not null,
  kind text not null check (kind in ('BILL', 'HIGH_USE', 'STOP', 'HAZARD_DUE', 'CONTRACT_END', 'DATA_GAP', 'MONEY_LATE',
    'PLAN_CUTOFF', 'PACKAGE_END', 'PRICE_NOTICE', 'CERT_END', 'LEAK')),
  -- Heard before the page was opened, opened before, neither yet.
  first integer not null,
  late integer not null,
  open integer not null,
  counted_at timestamptz not null,
  primary key (company_code, month, kind)
);
-- When did a user open a page first?
create index log_event_view on log_event (user_id, page, at) where name = 'page_view';
