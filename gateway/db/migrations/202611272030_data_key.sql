-- Keys that personal data of this database is sealed with, by their ids: a gateway that lacks one of them does not start.
create table data_key (
  key_id text primary key check (key_id ~ '^[0-9a-f]{8}$'),
  -- Indexes of sealed values are made with it: the first key of all.
  is_index boolean not null,
  created_at timestamptz not null
);
create unique index data_key_index on data_key (is_index) where is_index;
