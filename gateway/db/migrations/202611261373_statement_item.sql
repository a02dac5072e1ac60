-- Other money that the next statement of a customer carries: fees that come of something else than gas (B D-09).
create table statement_item (
  bp text not null,
  item_key text not null,
  company_code text not null,
  code text not null,
  name text not null,
  -- Yuan with tax; negative: given back.
  amount numeric(16, 2) not null check (amount <> 0),
  -- The statement that carries it; null: the next one.
  statement_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, item_key)
);
create index statement_item_waiting on statement_item (bp, created_at) where statement_id is null;
