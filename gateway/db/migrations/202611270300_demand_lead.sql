-- E 2.1: enquiries about goods, services and ways of buying gas, with what was said and quoted.
create sequence seq_lead_no;
create sequence seq_quote_no;
create table demand_lead (
  bp text not null,
  lead_id text not null,
  company_code text not null,
  lead_no text not null,
  user_id text not null,
  target_type text not null check (target_type in ('product', 'activity', 'plan')),
  target_id text not null,
  -- Name, picture and price as they stood when it was filed.
  target_name text not null,
  cover_url text not null default '',
  sku_id text,
  sku_name text,
  unit_price numeric(12, 2),
  quantity int not null check (quantity between 1 and 9999),
  contact_name_enc text not null,
  contact_phone_enc text not null,
  address_enc text,
  expected_date date,
  expected_slot text check (expected_slot in ('am', 'pm', 'any')),
  description_enc text not null,
  image_ids text[] not null default '{}',
  source text not null check (source in ('mall', 'hot', 'goodBuyGas', 'goodGas', 'news', 'share', 'gpt', 'smart', 'activity')),
  state text not null check (state in ('submitted', 'assigned', 'following', 'quoted', 'accepted', 'completed', 'cancelled', 'closed')),
  adviser_name_enc text,
  adviser_phone_enc text,
  -- When it is assigned without staff (E-M-14).
  assign_at timestamptz not null,
  -- The promised first contact (E-M-13); `contact_due` is null once the clock has looked at it or the contact came.
  first_contact_due_at timestamptz not null,
  contact_due timestamptz,
  first_contact_at timestamptz,
  overdue boolean not null default false,
  -- Last day of the open quote.
  quote_until date,
  supplements int not null default 0,
  cancel_reason text,
  close_reason text,
  completed_at timestamptz,
  score int check (score between 1 and 5),
  score_tags text[] not null default '{}',
  score_text_enc text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, lead_id)
);
create index demand_lead_no on demand_lead (bp, lead_no);
create index demand_lead_staff on demand_lead (company_code, lead_no);
create index demand_lead_queue on demand_lead (company_code, overdue desc, first_contact_due_at, lead_id)
  where state in ('submitted', 'assigned', 'following', 'quoted', 'accepted');
create index demand_lead_assign on demand_lead (assign_at) where state = 'submitted';
create index demand_lead_contact on demand_lead (contact_due) where state = 'assigned';
create index demand_lead_quote on demand_lead (quote_until) where state = 'quoted';
create index demand_lead_time on demand_lead (bp, created_at desc);
create index demand_lead_user on demand_lead (user_id);
comment on column demand_lead.contact_name_enc is 'type: Sealed';
comment on column demand_lead.contact_phone_enc is 'type: Sealed';
comment on column demand_lead.address_enc is 'type: Sealed';
comment on column demand_lead.description_enc is 'type: Sealed';
comment on column demand_lead.adviser_name_enc is 'type: Sealed';
comment on column demand_lead.adviser_phone_enc is 'type: Sealed';
comment on column demand_lead.score_text_enc is 'type: Sealed';

create table lead_follow (
  bp text not null,
  lead_id text not null,
  follow_id text not null,
  company_code text not null,
  type text not null check (type in ('system', 'call', 'visit', 'message', 'customer')),
  operator_name_enc text not null,
  content_enc text not null,
  image_ids text[] not null default '{}',
  -- False: a note among staff.
  visible boolean not null default true,
  at timestamptz not null,
  primary key (bp, lead_id, follow_id)
);
comment on column lead_follow.operator_name_enc is 'type: Sealed';
comment on column lead_follow.content_enc is 'type: Sealed';

create table lead_quote (
  bp text not null,
  lead_id text not null,
  quote_no text not null,
  company_code text not null,
  items jsonb not null,
  total_amount numeric(12, 2) not null,
  remark text not null default '',
  valid_until date not null,
  status text not null check (status in ('open', 'accepted', 'rejected', 'expired', 'replaced')),
  reject_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, lead_id, quote_no)
);
create unique index lead_quote_open on lead_quote (bp, lead_id) where status = 'open';
comment on column lead_quote.items is 'json: QuoteItem[]';
