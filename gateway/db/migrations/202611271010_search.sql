-- What may be searched for (rest 3-2): help entries, notices, articles, products, in the words that questions are compared with.
-- Written in the transaction of what it shows; what is withdrawn has no row.

create table search_doc (
  kind text not null check (kind in ('help', 'faq', 'headline', 'information', 'knowledge', 'hyq', 'product')),
  ref_id text not null,
  category text not null,
  title text not null,
  summary text not null,
  body text not null,
  -- The same texts reduced (domain/search/tokens), by the rules of that number.
  title_words text not null,
  key_words text not null,
  body_words text not null,
  rules integer not null,
  terms tsvector not null,
  -- Empty lists mean everybody (E-M-01).
  company_codes text[] not null default '{}',
  customer_types text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'login', 'bound')),
  shown_from timestamptz not null,
  shown_until timestamptz,
  primary key (kind, ref_id)
);
-- Without a pending list: a read never pays for the writes before it.
create index search_doc_terms on search_doc using gin (terms) with (fastupdate = off);
create index search_doc_rules on search_doc (rules, kind, ref_id);

-- How many documents hold a term; the empty term counts them all.
create table search_term (
  term text primary key,
  docs integer not null
);
