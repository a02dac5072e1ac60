-- Market, headlines, notices, banners and documents (part E 2.1, 2.2; part D 2.8).
-- Editors' rows are the same for every customer and small: reference tables without a shard key, filtered by their audience
-- columns (company_codes and customer_types empty = all). Rows of a customer lead with bp, rows of a user with user_id.

create table content_category (
  channel text not null check (channel in ('headline', 'information', 'knowledge', 'hyq')),
  code text not null,
  name text not null,
  sort integer not null,
  is_virtual boolean not null default false,
  status text not null default 'on' check (status in ('on', 'off')),
  primary key (channel, code)
);

create table article (
  article_id text primary key,
  channel text not null,
  category_code text not null,
  title text not null check (char_length(title) between 1 and 60),
  summary text not null check (char_length(summary) <= 120),
  layout text not null check (layout in ('text', 'left', 'big', 'triple')),
  covers jsonb not null,
  blocks jsonb not null,
  plain_text text not null,
  author text,
  source text,
  source_url text,
  is_original boolean not null,
  publish_at timestamptz not null,
  expire_at timestamptz,
  top_until timestamptz,
  company_codes text[] not null default '{}',
  customer_types text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'login', 'bound')),
  need_receipt boolean not null default false,
  receipt_due_at timestamptz,
  attachments jsonb not null default '[]',
  related_product_ids text[] not null default '{}',
  supply_info jsonb,
  allow_share boolean not null default false,
  view_count integer not null default 0 check (view_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  fav_count integer not null default 0 check (fav_count >= 0),
  useful_count integer not null default 0 check (useful_count >= 0),
  useless_count integer not null default 0 check (useless_count >= 0),
  status text not null check (status in ('draft', 'scheduled', 'published', 'offline')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (channel, category_code) references content_category (channel, code),
  check (visibility = 'public' or not allow_share),
  check (is_original or source is not null)
);
create index article_feed on article (channel, status, publish_at desc, article_id desc);

create table article_reaction (
  user_id text not null,
  article_id text not null references article (article_id),
  type text not null check (type in ('like', 'favorite', 'useful', 'useless')),
  created_at timestamptz not null,
  primary key (user_id, article_id, type)
);
create index article_reaction_favorites on article_reaction (user_id, created_at desc) where type = 'favorite';

create table article_read (
  user_id text not null,
  article_id text not null references article (article_id),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null,
  max_percent integer not null check (max_percent between 0 and 100),
  dwell_ms bigint not null,
  primary key (user_id, article_id)
);

-- E-N-07: one receipt per customer, whoever gave it; void when the article's version has grown.
create table read_receipt (
  bp text not null,
  article_id text not null references article (article_id),
  company_code text not null,
  user_id text not null,
  user_masked text not null,
  at timestamptz not null,
  version integer not null,
  primary key (bp, article_id)
);

create table banner (
  banner_id text primary key,
  position text not null check (position in ('mall', 'news', 'hyq', 'goodBuyGas', 'knowledge')),
  title text not null,
  image_url text not null,
  target_route text,
  target_params jsonb not null default '{}',
  url text,
  start_at timestamptz not null,
  end_at timestamptz not null,
  sort integer not null,
  company_codes text[] not null default '{}',
  customer_types text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'login', 'bound')),
  status text not null check (status in ('on', 'off')),
  check (start_at < end_at)
);
create index banner_live on banner (position, status, sort);

create table market_category (
  category_id text primary key,
  parent_id text references market_category (category_id),
  name text not null check (char_length(name) <= 8),
  icon text not null,
  sort integer not null,
  status text not null default 'on' check (status in ('on', 'off'))
);

create table market_product (
  product_id text primary key,
  tenant_id text not null,
  kind text not null check (kind in ('goods', 'service')),
  name text not null check (char_length(name) <= 40),
  sub_title text not null check (char_length(sub_title) <= 60),
  category_id text not null references market_category (category_id),
  cover_url text not null,
  images jsonb not null,
  price_mode text not null check (price_mode in ('fixed', 'from', 'quote', 'free')),
  price numeric(14, 2),
  base_price numeric(14, 2),
  base_price_date date,
  promotion_start date,
  unit text not null,
  tags jsonb not null,
  selling_points jsonb not null,
  params jsonb not null,
  blocks jsonb not null,
  supplier_name text not null,
  cert_nos jsonb not null,
  service_areas jsonb not null,
  warranty_months integer not null check (warranty_months between 0 and 120),
  sla_hours integer not null default 24,
  company_codes text[] not null default '{}',
  customer_types text[] not null default '{}',
  view_count integer not null default 0,
  lead_count integer not null default 0,
  hot_score numeric(12, 4) not null default 0,
  is_hot boolean not null default false,
  hot_sort integer,
  status text not null check (status in ('draft', 'onSale', 'offSale', 'soldOut')),
  on_sale_at timestamptz,
  off_sale_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((price is null) = (price_mode in ('quote', 'free'))),
  check (base_price is null or (base_price > price and base_price_date is not null))
);
create index market_product_shelf on market_product (status, is_hot desc, hot_score desc);
create index market_product_category on market_product (category_id);

create table product_sku (
  sku_id text primary key,
  product_id text not null references market_product (product_id),
  name text not null check (char_length(name) <= 30),
  price numeric(14, 2),
  min_qty integer not null default 1,
  max_qty integer not null default 999,
  sort integer not null,
  status text not null default 'on' check (status in ('on', 'off')),
  unique (product_id, name)
);

create table product_favorite (
  user_id text not null,
  product_id text not null references market_product (product_id),
  created_at timestamptz not null,
  primary key (user_id, product_id)
);

create table market_activity (
  activity_id text primary key,
  type text not null check (type in ('promotion', 'class', 'lottery', 'hyq', 'balance', 'external')),
  title text not null check (char_length(title) <= 40),
  cover text not null,
  summary text not null check (char_length(summary) <= 100),
  start_at timestamptz not null,
  end_at timestamptz not null,
  sign_up_start_at timestamptz,
  sign_up_end_at timestamptz,
  quota integer,
  quota_used integer,
  per_bp_limit integer not null default 1,
  place text,
  online_url text,
  blocks jsonb not null,
  product_ids text[] not null default '{}',
  target_route text,
  target_params jsonb not null default '{}',
  published boolean not null,
  company_codes text[] not null default '{}',
  customer_types text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'login', 'bound')),
  check (start_at < end_at),
  check ((quota is null) = (quota_used is null)),
  check (quota is null or quota_used between 0 and quota)
);

-- AB-01: the newest effective version by date counts; older ones stay readable. `data` holds the fields of CONTACT.
create table legal_document (
  doc_type text not null check (doc_type in ('PLATFORM', 'LEGAL', 'PRIVACY', 'REGISTER', 'CONTACT')),
  version_no text not null,
  title text not null,
  blocks jsonb not null,
  data jsonb,
  effective_date date not null,
  status text not null check (status in ('DRAFT', 'EFFECTIVE', 'HISTORY')),
  created_at timestamptz not null,
  primary key (doc_type, version_no)
);
