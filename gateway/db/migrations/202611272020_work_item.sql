-- Work that no caller waits for (ADR 0008). An item that is done is deleted in the transaction of its work; times are the database's.
create table work_item (
  item_id bigint generated always as identity primary key,
  kind text not null,
  -- What the item is about. Of an item of a daily sweep with the due time: 'key@due'.
  key text not null,
  data jsonb not null,
  -- The due time of its sweep: the item runs by a clock that stands there. Null: by the product's clock.
  due_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'failed')),
  -- Tries that have begun. With item_id it names a try: one that has lost its lease ends nothing.
  attempts smallint not null default 0,
  max_attempts smallint not null,
  -- Waiting: not before. Active: the end of the lease, after which any gateway takes the item back.
  run_after timestamptz not null default now(),
  -- The gateway that works on it.
  gateway_id text,
  -- What the last try ended with.
  error text,
  failed_at timestamptz,
  -- The span that enqueued it (W3C traceparent), where calls are traced.
  trace text
);
comment on column work_item.data is 'json: unknown';

-- While an item waits for its first try, the same is not added again; it also counts what waits, kind by kind.
create unique index work_item_fresh on work_item (kind, key) where state = 'waiting' and attempts = 0;
create index work_item_ready on work_item (kind, run_after, item_id) where state = 'waiting';
create index work_item_tried on work_item (kind, key) where attempts > 0;
create index work_item_active on work_item (kind, run_after) where state = 'active';
create index work_item_failed on work_item (failed_at, item_id) where state = 'failed';

-- Every item is written twice and deleted: what it leaves behind is removed by its number, not by its share of a table that is nearly empty.
alter table work_item set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- After a crash of the server a gateway that died with it is still found by its silence.
alter table work_gateway set logged;

-- What pg-boss held until now. Its gateways wait for the lock; one that goes on afterwards ends nothing twice, since its table is gone.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  lock table pgboss.job in access exclusive mode;
  insert into work_item (kind, key, data, due_at, state, attempts, max_attempts, run_after, error, failed_at)
  select
    name,
    coalesce(singleton_key, ''),
    data -> 'data',
    (data ->> 'at')::timestamptz,
    case state when 'failed' then 'failed' else 'waiting' end,
    -- pg-boss counts tries after the first.
    case when started_on is null then 0 else retry_count + 1 end,
    -- A last try that this migration breaks off is made again.
    greatest(retry_limit + 1, case when state = 'active' then retry_count + 2 else 0 end),
    case state when 'active' then now() else start_after end,
    case when state in ('retry', 'failed') then coalesce(output ->> 'message', output -> 'value' ->> 'message') end,
    case when state = 'failed' then coalesce(completed_on, now()) end
  from pgboss.job
  where state in ('created', 'retry', 'active', 'failed') and data ? 'data'
  order by created_on, id
  on conflict do nothing;
end
$$;
drop schema if exists pgboss cascade;
