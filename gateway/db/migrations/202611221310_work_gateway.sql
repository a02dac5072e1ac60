-- Gateways that take items, each with the time at which it last said that it lives. Unlogged: after a crash of the server they say so again.
create unlogged table work_gateway (
  gateway_id text primary key,
  seen_at timestamptz not null
);
