-- E-X-19: what a customer's own data suggest to do.
create table smart_message (
  bp text not null,
  smart_id text not null,
  company_code text not null,
  rule_code text not null,
  -- What the rule found, so that the same is not found a second time.
  evidence_key text not null,
  title text not null,
  insight text not null,
  suggestion text not null,
  evidence jsonb not null,
  actions jsonb not null,
  -- Until when the data behind it know; null where no reading makes it.
  known_until timestamptz,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, smart_id),
  unique (bp, rule_code, evidence_key)
);
create index smart_message_ended on smart_message (valid_until);
comment on column smart_message.rule_code is 'type: SmartRuleCode';
comment on column smart_message.evidence is 'json: SmartEvidence[]';
comment on column smart_message.actions is 'json: SmartAction[]';

-- What a user has done about it (E 3.13); no row: it is new.
create table smart_state (
  bp text not null,
  smart_id text not null,
  user_id text not null,
  company_code text not null,
  rule_code text not null,
  status text not null check (status in ('new', 'read', 'adopted', 'ignored')),
  reason text check (reason in ('done', 'wrong', 'unwanted')),
  -- When it came into its state.
  at timestamptz not null,
  primary key (bp, smart_id, user_id),
  foreign key (bp, smart_id) references smart_message on delete cascade
);
create index smart_state_user on smart_state (user_id);
comment on column smart_state.rule_code is 'type: SmartRuleCode';

-- When the rules of a customer were last looked at.
create table smart_look (
  bp text not null primary key,
  company_code text not null,
  looked_at timestamptz not null
);
