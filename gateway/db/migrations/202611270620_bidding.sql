-- Part B 2.11, 2.12: gas sold by sealed bids or by a draw, its margins, and the ledger of a draw.
create sequence seq_ng_no;
create sequence seq_bid_no;

create table ng_activity (
  company_code text not null,
  ng_id text not null,
  name text not null check (length(name) between 2 and 40),
  resource_type text not null check (resource_type in ('PIPELINE', 'LNG')),
  mode text not null check (mode in ('BID', 'DRAW')),
  pricing_rule text not null check (pricing_rule in ('UNIFORM', 'PAY_AS_BID', 'FIXED_PRICE')),
  -- Whole m3.
  total_volume numeric(16,0) not null check (total_volume > 0),
  min_volume numeric(16,0) not null check (min_volume > 0),
  max_volume numeric(16,0) not null check (max_volume >= min_volume),
  step_volume numeric(16,0) not null check (step_volume > 0),
  floor_price numeric(10,4) check (floor_price > 0),
  cap_price numeric(10,4) check (cap_price >= floor_price),
  price_step numeric(10,4) check (price_step > 0),
  fixed_price numeric(10,4) check (fixed_price > 0),
  max_lots int check (max_lots > 0),
  standard_price numeric(10,4) not null check (standard_price > 0),
  margin_rate numeric(5,2) not null default 10 check (margin_rate between 1 and 30),
  delivery_start date not null,
  delivery_end date not null check (delivery_end >= delivery_start),
  cycle_type text not null check (cycle_type in ('MONTH', 'TEN_DAYS')),
  signup_start timestamptz not null,
  signup_end timestamptz not null check (signup_end > signup_start),
  open_at timestamptz not null check (open_at > signup_start),
  close_at timestamptz not null check (close_at > open_at and close_at >= signup_end),
  publish_at timestamptz not null check (publish_at >= close_at + interval '30 minutes'),
  confirm_deadline timestamptz not null check (confirm_deadline > publish_at),
  customer_types text[] not null,
  template_version text not null,
  rules text not null default '',
  -- SHA-256 of the seed (N-13); null for bids. The seed itself stands in ng_seed until the draw.
  seed_hash text check (seed_hash ~ '^[0-9a-f]{64}$'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  clearing_price numeric(10,4),
  awarded_volume numeric(16,0),
  participants int,
  winners int,
  cleared_at timestamptz,
  published_at timestamptz,
  offer_round int not null default 0,
  state text not null check (state in ('NOT_STARTED', 'SIGNUP', 'OPEN', 'CLEARING', 'PUBLISHED', 'FINISHED', 'CANCELLED', 'FAILED')),
  cancel_reason text,
  -- The moment of the next step that the clock takes; null where none is due by time.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (company_code, ng_id),
  check ((mode = 'DRAW') = (pricing_rule = 'FIXED_PRICE')),
  check ((mode = 'DRAW') = (seed_hash is not null)),
  check (case mode when 'BID' then floor_price is not null and cap_price is not null and price_step is not null
    else fixed_price is not null and max_lots is not null end),
  -- The value of the day of a draw must not be known while lots are taken (N-13).
  check (mode = 'BID' or (publish_at at time zone 'Asia/Shanghai')::date
    > ((close_at + interval '30 minutes') at time zone 'Asia/Shanghai')::date)
);
create index ng_activity_list on ng_activity (company_code, close_at desc);
create index ng_activity_next on ng_activity (next_at) where next_at is not null;

-- Read by the draw alone: no call, no list, no own copy.
create table ng_seed (
  company_code text not null,
  ng_id text not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  primary key (company_code, ng_id),
  foreign key (company_code, ng_id) references ng_activity
);

-- The ledger of a draw, row by row; only added to.
create table draw_entry (
  company_code text not null,
  draw_id text not null,
  row_no int not null check (row_no > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  body text not null,
  at timestamptz not null,
  primary key (company_code, draw_id, row_no)
);
create index draw_entry_day on draw_entry (company_code, at);

create table ng_bid (
  bp text not null,
  bid_no text not null,
  company_code text not null,
  ng_id text not null,
  customer_name text not null,
  city text not null default '',
  price numeric(10,4),
  volume numeric(16,0),
  min_volume numeric(16,0),
  lots int,
  -- What is offered once its margin is there; the columns above stand until then (N-04).
  next_price numeric(10,4),
  next_volume numeric(16,0),
  next_min_volume numeric(16,0),
  next_lots int,
  next_margin numeric(16,2),
  margin_due numeric(16,2) not null default 0 check (margin_due >= 0),
  margin_held numeric(16,2) not null default 0 check (margin_held >= 0),
  -- When price and volume were accepted, ms since 1970; the earlier one comes first at one price (N-08).
  rank_ms bigint,
  revision int not null default 0,
  -- DRAW: the first of its numbers, which follow one another; given at the close.
  entry_from int,
  won_entries text[] not null default '{}',
  bid_rank int,
  award_volume numeric(16,0),
  award_price numeric(10,4),
  -- What it may be offered when winners give up; 0: it is no candidate.
  candidate_volume numeric(16,0) not null default 0,
  offer_round int not null default 0,
  confirm_deadline timestamptz,
  order_no text,
  state text not null check (state in ('SIGNED_UP', 'WAIT_MARGIN', 'VALID', 'WON', 'PART_WON', 'CANDIDATE', 'LOST', 'CONFIRMED',
    'DEFAULTED', 'WITHDRAWN', 'INVALID')),
  finished_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (bp, bid_no)
);
create unique index ng_bid_one on ng_bid (bp, ng_id) where state <> 'WITHDRAWN';
create index ng_bid_activity on ng_bid (company_code, ng_id, state, bid_no);
create index ng_bid_open on ng_bid (state, bid_no) where state in ('SIGNED_UP', 'WAIT_MARGIN', 'VALID', 'CANDIDATE');
create index ng_bid_confirm on ng_bid (confirm_deadline) where state in ('WON', 'PART_WON');

-- What was offered, each time that it was accepted (N-04).
create table ng_bid_change (
  bp text not null,
  bid_no text not null,
  revision int not null,
  price numeric(10,4),
  volume numeric(16,0) not null,
  min_volume numeric(16,0),
  lots int,
  margin numeric(16,2) not null,
  accepted_at timestamptz not null,
  created_by text not null,
  primary key (bp, bid_no, revision),
  foreign key (bp, bid_no) references ng_bid
);

-- Money held for a bid, entry by entry (2.10); only added to.
create table margin_entry (
  bp text not null,
  entry_no text not null,
  bid_no text not null,
  direction text not null check (direction in ('IN', 'OUT', 'DEDUCT', 'TRANSFER')),
  amount numeric(16,2) not null check (amount > 0),
  balance_after numeric(16,2) not null check (balance_after >= 0),
  remark text not null,
  cause text not null,
  created_at timestamptz not null,
  primary key (bp, entry_no),
  unique (bp, bid_no, direction, cause),
  foreign key (bp, bid_no) references ng_bid
);

-- An order may come from a bid that won (N-12), and a payment may be for a margin, which has no order yet.
alter table package_order add column source_type text not null default 'PACKAGE' check (source_type in ('PACKAGE', 'NG'));
alter table package_order add column source_no text;
alter table trade_payment alter column order_no drop not null;
alter table trade_payment drop constraint trade_payment_biz_type_check;
alter table trade_payment add constraint trade_payment_biz_type_check check (biz_type in ('DEPOSIT', 'CHILD', 'SUPPLEMENT', 'NG_MARGIN'));
