-- What a public source of random values gave for a day of draws (N-13); one value a day, never changed.
create table draw_beacon (
  day date primary key,
  source text not null check (source = 'DRAND'),
  round int not null check (round > 0),
  value text not null check (value ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null
);
