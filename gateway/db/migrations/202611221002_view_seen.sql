-- Who has seen what lately (E-N-04): one view a reader and window, whichever gateway he came to.
create table view_seen (
  counted text not null check (counted in ('article', 'product')),
  target_id text not null,
  reader text not null,
  seen_at timestamptz not null,
  primary key (counted, target_id, reader)
);
create index view_seen_at on view_seen (seen_at);
