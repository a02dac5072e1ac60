-- Part E 2.5: campaigns with service prizes, chances of customers, what they won. The ledger of a campaign stands in draw_entry.
create sequence seq_lottery_no;

create table lottery_campaign (
  company_code text not null,
  campaign_id text not null,
  title text not null check (length(title) between 2 and 30),
  organizer text not null,
  organizer_phone text not null,
  rules text not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- Last day on which a prize can be claimed.
  claim_until date not null,
  -- Draws of a customer in a day; wins of a customer in all (E-L-07).
  daily_draws int not null check (daily_draws between 1 and 20),
  most_wins int not null check (most_wins between 1 and 20),
  -- Chances of a customer for each reason (E-L-03).
  most_chances int not null check (most_chances between 1 and 20),
  -- Seeds follow one another so many days (E-L-06); null before the publication.
  days int check (days between 1 and 400),
  seed_hash text check (seed_hash ~ '^[0-9a-f]{64}$'),
  -- The last day with a seed in the open, and the numbers of the last chance and the last draw.
  opened_day int not null default 0,
  chance_seq int not null default 0,
  draw_seq int not null default 0,
  pause_reason text,
  state text not null check (state in ('draft', 'scheduled', 'running', 'paused', 'ended', 'settled')),
  -- The moment of the next step that the clock takes; null where none is due.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, campaign_id),
  check ((state = 'draft') = (seed_hash is null))
);
create index lottery_campaign_id on lottery_campaign (campaign_id);
create index lottery_campaign_list on lottery_campaign (start_at desc, campaign_id) where state <> 'draft';
create index lottery_campaign_company on lottery_campaign (company_code, start_at desc);
create index lottery_campaign_next on lottery_campaign (next_at) where next_at is not null;

-- Read by the opening of a day alone: no call, no list, no own copy.
create table lottery_seed (
  company_code text not null,
  campaign_id text not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  primary key (company_code, campaign_id),
  foreign key (company_code, campaign_id) references lottery_campaign
);

create table lottery_prize (
  company_code text not null,
  campaign_id text not null,
  prize_id text not null,
  slot int not null check (slot between 0 and 8),
  name text not null check (length(name) between 2 and 20),
  -- Null: nothing is won.
  service text check (service in ('AUDIT', 'PIPE_CHECK', 'ALARM_CHECK', 'METER_CHECK')),
  -- What the service would cost, yuan (E-L-01).
  value numeric(10, 2) not null check (value between 0 and 50000),
  quantity int check (quantity > 0),
  remaining int check (remaining between 0 and quantity),
  -- Parts of 1,000,000.
  weight int not null check (weight between 1 and 1000000),
  primary key (company_code, campaign_id, prize_id),
  unique (company_code, campaign_id, slot),
  foreign key (company_code, campaign_id) references lottery_campaign,
  check ((service is null) = (quantity is null))
);

-- Days with their seed in the open (E-L-06), and where each stands in the ledger.
create table lottery_day (
  company_code text not null,
  campaign_id text not null,
  day int not null check (day > 0),
  row_no int not null,
  seed text not null,
  beacon text not null,
  primary key (company_code, campaign_id, day),
  foreign key (company_code, campaign_id) references lottery_campaign
);

-- One right to draw, and what it gave.
create table lottery_chance (
  bp text not null,
  campaign_id text not null,
  chance_no int not null check (chance_no > 0),
  company_code text not null,
  source text not null check (source in ('bill_paid', 'hazard_closed', 'manual')),
  -- What it was given for; once for each.
  source_key text not null,
  reason text not null default '',
  given_at timestamptz not null,
  -- Its row in the ledger.
  row_no int not null,
  draw_no int,
  drawn_at timestamptz,
  drawn_row int,
  -- The day's row that settled it.
  day_row int,
  roll int check (roll between 0 and 999999),
  rolled_prize text,
  prize_id text,
  why text check (why in ('STOCK', 'LIMIT')),
  primary key (bp, campaign_id, chance_no),
  unique (bp, campaign_id, source, source_key),
  check ((draw_no is null) = (drawn_at is null))
);
create index lottery_chance_drawn on lottery_chance (company_code, campaign_id, draw_no) where draw_no is not null;

create table lottery_win (
  bp text not null,
  win_id text not null,
  company_code text not null,
  campaign_id text not null,
  chance_no int not null,
  customer_name text not null,
  prize_id text not null,
  prize_name text not null,
  prize_value numeric(10, 2) not null,
  service text not null check (service in ('AUDIT', 'PIPE_CHECK', 'ALARM_CHECK', 'METER_CHECK')),
  state text not null check (state in ('pendingClaim', 'claimed', 'received', 'expired', 'forfeited')),
  claim_until date not null,
  contact_name_enc text,
  contact_phone_enc text,
  -- The service ticket of the claim.
  ticket_id text,
  ticket_no text,
  claimed_at timestamptz,
  user_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, win_id),
  unique (bp, campaign_id, chance_no)
);
create index lottery_win_time on lottery_win (bp, created_at desc);
create index lottery_win_campaign on lottery_win (company_code, campaign_id, created_at desc, win_id);
create index lottery_win_user on lottery_win (user_id);
create index lottery_win_due on lottery_win (claim_until) where state = 'pendingClaim';
create index lottery_win_staff on lottery_win (company_code, win_id);
comment on column lottery_win.contact_name_enc is 'type: Sealed';
comment on column lottery_win.contact_phone_enc is 'type: Sealed';
