-- E 2.6: quarters of 惠用气 of a company, what users answered, and what of each customer's quarter its rank needs.
create table hyq_period (
  company_code text not null,
  hyq_id text not null,
  title text not null,
  cover text not null default '',
  -- The survey is open between these; known from the publication on.
  start_at timestamptz,
  end_at timestamptz,
  blocks jsonb not null default '[]',
  benefits jsonb not null default '[]',
  -- Chances of a draw that the first answer of a customer brings (E-H-05).
  reward_campaign_id text,
  reward_chances int not null default 0,
  status text not null check (status in ('draft', 'published', 'closed')),
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_code, hyq_id)
);
create index hyq_period_turn on hyq_period (end_at) where status = 'published';
comment on column hyq_period.blocks is 'json: Block[]';
comment on column hyq_period.benefits is 'json: HyqBenefit[]';

create table hyq_response (
  response_id text primary key,
  company_code text not null,
  hyq_id text not null,
  user_id text not null,
  bp text not null,
  nps_score int not null check (nps_score between 0 and 10),
  nps_group text not null check (nps_group in ('promoter', 'passive', 'detractor')),
  answers jsonb not null,
  text_enc text,
  submitted_at timestamptz not null,
  duration_ms int not null,
  rewarded boolean not null,
  status text not null check (status in ('none', 'open', 'contacted', 'closed')),
  ticket_no text,
  follow_note_enc text,
  updated_at timestamptz not null,
  unique (company_code, hyq_id, user_id)
);
create index hyq_response_follow on hyq_response (company_code, status, response_id) where status <> 'none';
create index hyq_response_user on hyq_response (user_id);
create index hyq_response_bp on hyq_response (bp, hyq_id) where rewarded;
comment on column hyq_response.answers is 'json: HyqAnswer[]';
comment on column hyq_response.text_enc is 'type: Sealed';
comment on column hyq_response.follow_note_enc is 'type: Sealed';

create table hyq_report (
  bp text not null,
  hyq_id text not null,
  company_code text not null,
  customer_class text not null,
  -- Per cent against the same quarter of the year before; null: not to be compared.
  volume_yoy numeric(9, 1),
  made_at timestamptz not null,
  primary key (bp, hyq_id)
);
create index hyq_report_rank on hyq_report (company_code, hyq_id, customer_class, volume_yoy);
