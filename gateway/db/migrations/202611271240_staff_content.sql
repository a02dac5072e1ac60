-- Numbers of what staff publish (E 5.9); those of the seeds are lower.
create sequence seq_article_no start 10000000;
create sequence seq_banner_no start 10000;
create sequence seq_product_no start 10000000;
create sequence seq_sku_no start 10000000;

-- A service prize was handed over to a crew, under its number.
alter table lottery_win add column handed_no text;
alter table lottery_win add column handed_at timestamptz;

-- The ticket about an answer of the assistant that was wrong (E-G-19).
alter table chat_message add column complaint_no text;

-- What customers of a company call a thing that its texts call otherwise (E 2.4): applied to questions, so that no index depends on it.
create table search_wording (
  company_code text not null,
  wording_id text not null,
  -- The word of the texts.
  word text not null check (length(word) between 1 and 20),
  said text[] not null check (cardinality(said) between 1 and 20),
  status text not null check (status in ('on', 'off')),
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (company_code, wording_id),
  unique (company_code, word)
);

create index read_receipt_article on read_receipt (article_id, at desc);

-- Grows with each change by staff: of two at once one looks again.
alter table market_product add column version integer not null default 1;
