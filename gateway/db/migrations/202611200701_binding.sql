-- Part C: finding and binding a customer number, sub-accounts, change of the master (C 2.9, BD, SA).

-- BD-02: what a user has found; the ticket opens the binding for 15 minutes.
create table customer_match (
  ticket_hash text primary key,
  user_id text not null,
  bp text not null,
  company_code text not null,
  expire_at timestamptz not null
);
create index customer_match_user on customer_match (user_id, bp, company_code);
create index customer_match_expire on customer_match (expire_at);

-- BD-02: searches of a user that found nothing, per day of the clock.
create table customer_search_miss (
  user_id text not null,
  day date not null,
  misses int not null,
  primary key (user_id, day)
);

-- BD-09: every application, the repeated ones of one binding too.
create table binding_application (
  bp text not null,
  application_id text not null,
  binding_id text not null,
  user_id text not null,
  applied_at timestamptz not null,
  primary key (bp, application_id)
);
create index binding_application_user on binding_application (bp, user_id, applied_at);

-- BD-21: a certified user asks for the place of the master.
create table master_claim (
  bp text not null,
  claim_id text not null,
  company_code text not null,
  user_id text not null,
  reason text not null,
  -- OPEN the master may object, OBJECTED an operator decides, DONE transferred, REJECTED the master stays
  status text not null check (status in ('OPEN', 'OBJECTED', 'DONE', 'REJECTED')),
  objection text,
  applied_at timestamptz not null,
  deadline_at timestamptz not null,
  objected_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  primary key (bp, claim_id)
);
create unique index master_claim_open on master_claim (bp) where status in ('OPEN', 'OBJECTED');
create index master_claim_due on master_claim (deadline_at) where status = 'OPEN';
