-- D 2.8: the help centre. Entries of everybody have no company; a company changes its own.
create sequence seq_help_no;

create table help_category (
  category_id text primary key,
  name text not null check (char_length(name) between 1 and 12),
  icon text not null,
  sort integer not null
);

create table help_article (
  article_id text primary key,
  category_id text not null references help_category (category_id),
  title text not null check (char_length(title) between 1 and 60),
  summary text not null check (char_length(summary) <= 120),
  blocks jsonb not null,
  plain_text text not null,
  keywords text[] not null default '{}',
  -- Where it is done, a path of the app with its parameters.
  related_route text,
  related_ids text[] not null default '{}',
  company_codes text[] not null default '{}',
  -- Place among the frequent questions, the smallest first; null: not among them.
  hot integer,
  view_count integer not null default 0 check (view_count >= 0),
  useful_count integer not null default 0 check (useful_count >= 0),
  useless_count integer not null default 0 check (useless_count >= 0),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'PUBLISHED' or published_at is not null)
);
comment on column help_article.blocks is 'json: Block[]';
create index help_article_of_category on help_article (category_id, status);

-- HC-05: one a user and entry, changeable.
create table help_feedback (
  user_id text not null,
  article_id text not null references help_article (article_id),
  useful boolean not null,
  reasons text[] not null default '{}',
  comment text not null default '' check (char_length(comment) <= 200),
  at timestamptz not null,
  primary key (user_id, article_id)
);
create index help_feedback_of_article on help_feedback (article_id, at desc);

-- What was asked on a day and whether anything answered; digits of five and more are left out.
create table search_question (
  company_code text not null,
  day date not null,
  text text not null check (char_length(text) between 1 and 60),
  asked integer not null check (asked > 0),
  -- Times that something answered.
  answered integer not null check (answered between 0 and asked),
  -- Staff have looked at it.
  settled_at timestamptz,
  primary key (company_code, day, text)
);
create index search_question_open on search_question (company_code, day) where answered = 0 and settled_at is null;
create index search_question_old on search_question (day);

alter table view_seen drop constraint view_seen_counted_check;
alter table view_seen add constraint view_seen_counted_check check (counted in ('article', 'help', 'product'));
