-- Frames of remote meters as the head-ends send them, cut by days: they come by the thousand a second, and are kept for weeks. What pages of
-- past years ask of them, the registers of full hours, moves to meter_frame (cut by months) before its day is dropped
-- (gateway/db/frame-hours.ts).
create table raw_frame (like meter_frame including all) partition by range (read_at);
create table raw_frame_rest partition of raw_frame default;
-- Frames come nearly in the order of their moments: an hour of a day is found without an index that each of them has to enter.
create index raw_frame_read_at on raw_frame using brin (read_at);

-- Each batch writes the row of each of its meters: with room beside it the new one stays on its page, and no index is written.
alter table meter_sequence set (fillfactor = 50);

-- The partition of one span; rows of it that came before it was made move over from the rest. False when it is there already.
create function make_span(parent text, by_column text, child text, first_day date, end_day date) returns boolean language plpgsql as $$
declare
  rest text := parent || '_rest';
  suffix text := case by_column when 'gas_day' then '' else 'T00:00:00+08:00' end;
  starts text := first_day::text || suffix;
  ends text := end_day::text || suffix;
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

create or replace function make_month(parent text, by_column text, month date) returns boolean language sql as $$
  select make_span(parent, by_column, format('%s_y%s', parent, to_char(month, 'YYYYMM')), month, (month + interval '1 month')::date)
$$;
create function make_day(parent text, by_column text, day date) returns boolean language sql as $$
  select make_span(parent, by_column, format('%s_d%s', parent, to_char(day, 'YYYYMMDD')), day, day + 1)
$$;
