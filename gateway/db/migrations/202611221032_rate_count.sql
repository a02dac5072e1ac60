-- Calls counted in the running minute over all gateways (CV-3). Unlogged: after a crash of the server the minute begins anew.
create unlogged table rate_count (
  minute bigint not null,
  key text not null,
  count integer not null,
  primary key (minute, key)
);
