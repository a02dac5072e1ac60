-- What grows with time is cut by months (gateway/db/partitions.ts makes them ahead and drops them after their retention). What is there
-- already becomes the first partition as it stands: no row is copied.

create function cut_by_month(parent text, by_column text) returns void language plpgsql as $$
declare
  past text := parent || '_past';
  one record;
  bound date;
begin
  execute format('alter table %I rename to %I', parent, past);
  for one in select indexrelid::regclass::text as name from pg_index where indrelid = past::regclass loop
    execute format('alter index %s rename to %I', one.name, left(one.name, 57) || '_past');
  end loop;
  execute format('create table %I (like %I including all) partition by range (%I)', parent, past, by_column);
  execute format('select greatest(date_trunc(''month'', max((%I at time zone ''Asia/Shanghai'')::date) + interval ''1 month''), ''2026-12-01'')::date from %I', by_column, past) into bound;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, past, bound::text || case by_column when 'gas_day' then '' else 'T00:00:00+08:00' end);
  execute format('create table %I partition of %I default', parent || '_rest', parent);
end $$;

alter table log_event drop constraint log_event_pkey;
alter table log_event add primary key (event_id, at);
alter table meter_reading drop constraint meter_reading_pkey;
alter table meter_reading add primary key (company_code, meter_id, reading_id, read_at);

-- A message once per user and key, in whatever month: kept beside the partitions.
create table message_mark (
  user_id text not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  primary key (user_id, dedupe_key)
);
create index message_mark_created on message_mark (created_at);
insert into message_mark (user_id, dedupe_key, created_at) select user_id, dedupe_key, created_at from message;
alter table message drop constraint message_user_id_dedupe_key_key;
alter table message drop constraint message_pkey;
alter table message add primary key (user_id, msg_id, created_at);

-- A posting once per customer, type and key, its number once per customer (AE-30): kept beside the partitions, whoever books.
create table ledger_mark (
  bp text not null,
  entry_type text not null,
  key text not null,
  seq int not null,
  entry_id text not null,
  occurred_at timestamptz not null,
  primary key (bp, entry_type, key),
  unique (bp, seq)
);
comment on column ledger_mark.entry_type is 'type: EntryType';
insert into ledger_mark (bp, entry_type, key, seq, entry_id, occurred_at)
  select bp, entry_type, key, seq, entry_id, occurred_at from ledger_entry;
alter table ledger_entry drop constraint ledger_entry_bp_company_code_seq_key;
alter table ledger_entry drop constraint ledger_entry_bp_entry_type_key_key;
alter table ledger_entry drop constraint ledger_entry_pkey;
alter table ledger_entry add primary key (bp, entry_id, occurred_at);
drop trigger ledger_entry_insert_only on ledger_entry;

select cut_by_month('daily_usage', 'gas_day');
select cut_by_month('meter_reading', 'read_at');
select cut_by_month('meter_frame', 'read_at');
select cut_by_month('message', 'created_at');
select cut_by_month('log_event', 'at');
select cut_by_month('ledger_entry', 'occurred_at');
drop function cut_by_month(text, text);

create function keep_message_mark() returns trigger language plpgsql as $$
begin
  insert into message_mark (user_id, dedupe_key, created_at) values (new.user_id, new.dedupe_key, new.created_at) on conflict do nothing;
  return case when found then new end;
end $$;
create trigger message_once before insert on message for each row execute function keep_message_mark();

create function keep_ledger_mark() returns trigger language plpgsql as $$
begin
  insert into ledger_mark (bp, entry_type, key, seq, entry_id, occurred_at)
    values (new.bp, new.entry_type, new.key, new.seq, new.entry_id, new.occurred_at);
  return new;
end $$;
create trigger ledger_entry_once before insert on ledger_entry for each row execute function keep_ledger_mark();

-- Partitions have names of their own: the refusal names the table.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only', coalesce(tg_argv[0], tg_table_name) using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_insert_only before update or delete on ledger_entry
  for each row execute function refuse_change('ledger_entry');

-- The partition of one month; rows of it that came before it was made move over from the rest. False when it is there already.
create function make_month(parent text, by_column text, month date) returns boolean language plpgsql as $$
declare
  child text := format('%s_y%s', parent, to_char(month, 'YYYYMM'));
  rest text := parent || '_rest';
  suffix text := case by_column when 'gas_day' then '' else 'T00:00:00+08:00' end;
  starts text := month::text || suffix;
  ends text := (month + interval '1 month')::date::text || suffix;
  is_early boolean;
begin
  if to_regclass(child) is not null then return false; end if;
  execute format('select exists (select 1 from %I where %I >= %L and %I < %L)', rest, by_column, starts, by_column, ends) into is_early;
  if not is_early then
    execute format('create table %I partition of %I for values from (%L) to (%L)', child, parent, starts, ends);
    return true;
  end if;
  execute format('alter table %I detach partition %I', parent, rest);
  execute format('create table %I (like %I including all)', child, parent);
  execute format('insert into %I select * from %I where %I >= %L and %I < %L', child, rest, by_column, starts, by_column, ends);
  execute format('delete from %I where %I >= %L and %I < %L', rest, by_column, starts, by_column, ends);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, child, starts, ends);
  execute format('alter table %I attach partition %I default', parent, rest);
  return true;
end $$;
