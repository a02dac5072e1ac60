-- Part B 2.22: all orders of a customer in one list. A row is written in the transaction that makes or moves its source.
create table order_index (
  bp text not null,
  -- {order_type}:{number}.
  order_key text not null,
  company_code text not null,
  order_type text not null check (order_type in ('PACKAGE', 'CHILD', 'SUPPLEMENT', 'NG', 'ELECTIVE', 'SUBSTITUTION', 'TOPUP',
    'INSTALMENT')),
  -- The source as the state log names it, and its own id.
  source text not null,
  source_id text not null,
  parent_key text,
  title text not null,
  -- m3, with as many decimals as its source has.
  volume numeric,
  amount numeric(16,2),
  order_group text not null check (order_group in ('TODO', 'DOING', 'DONE', 'CLOSED')),
  source_state text not null,
  action_text text,
  action_route text,
  route text not null,
  order_time timestamptz not null,
  primary key (bp, order_key),
  check ((action_text is null) = (action_route is null))
);
create index order_index_list on order_index (bp, company_code, order_time desc, order_key desc);
create index order_index_todo on order_index (bp, company_code, order_time desc, order_key desc) where order_group in ('TODO', 'DOING');
create index order_index_parent on order_index (bp, parent_key) where parent_key is not null;

-- Closed orders that a user does not want to see (O-04).
create table order_hidden (
  bp text not null,
  user_id text not null,
  order_key text not null,
  created_at timestamptz not null,
  primary key (bp, user_id, order_key)
);

-- How far orders from before this release have been taken over, by source; `after` is the last key.
create table order_backfill (
  source text primary key,
  after text not null default '',
  done_at timestamptz
);
insert into order_backfill (source) values ('package_order'), ('child_order'), ('supplement_order'), ('gas_order'), ('pay_order'),
  ('installment_plan');
