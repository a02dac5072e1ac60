-- Statutory holidays and make-up working days of mainland China (CV-3). 2024–2026 as announced by the State Council;
-- 2027 and 2028 are not announced yet: the rows follow the usual pattern and are to be replaced by the announcement.
create function add_holiday(from_day date, to_day date, name text) returns void language sql as $$
  insert into calendar_day (date, is_workday, holiday_name)
  select d::date, false, name from generate_series(from_day, to_day, interval '1 day') as d
$$;
create function add_make_up(days date[], name text) returns void language sql as $$
  insert into calendar_day (date, is_workday, holiday_name) select d, true, name || '调休' from unnest(days) as d
$$;

select add_holiday('2024-01-01', '2024-01-01', '元旦');
select add_holiday('2024-02-10', '2024-02-17', '春节');
select add_make_up('{2024-02-04,2024-02-18}', '春节');
select add_holiday('2024-04-04', '2024-04-06', '清明节');
select add_make_up('{2024-04-07}', '清明节');
select add_holiday('2024-05-01', '2024-05-05', '劳动节');
select add_make_up('{2024-04-28,2024-05-11}', '劳动节');
select add_holiday('2024-06-08', '2024-06-10', '端午节');
select add_holiday('2024-09-15', '2024-09-17', '中秋节');
select add_make_up('{2024-09-14}', '中秋节');
select add_holiday('2024-10-01', '2024-10-07', '国庆节');
select add_make_up('{2024-09-29,2024-10-12}', '国庆节');

select add_holiday('2025-01-01', '2025-01-01', '元旦');
select add_holiday('2025-01-28', '2025-02-04', '春节');
select add_make_up('{2025-01-26,2025-02-08}', '春节');
select add_holiday('2025-04-04', '2025-04-06', '清明节');
select add_holiday('2025-05-01', '2025-05-05', '劳动节');
select add_make_up('{2025-04-27}', '劳动节');
select add_holiday('2025-05-31', '2025-06-02', '端午节');
select add_holiday('2025-10-01', '2025-10-08', '国庆节');
select add_make_up('{2025-09-28,2025-10-11}', '国庆节');

select add_holiday('2026-01-01', '2026-01-03', '元旦');
select add_make_up('{2026-01-04}', '元旦');
select add_holiday('2026-02-15', '2026-02-23', '春节');
select add_make_up('{2026-02-14,2026-02-28}', '春节');
select add_holiday('2026-04-04', '2026-04-06', '清明节');
select add_holiday('2026-05-01', '2026-05-05', '劳动节');
select add_make_up('{2026-05-09}', '劳动节');
select add_holiday('2026-06-19', '2026-06-21', '端午节');
select add_holiday('2026-09-25', '2026-09-27', '中秋节');
select add_holiday('2026-10-01', '2026-10-07', '国庆节');
select add_make_up('{2026-09-20,2026-10-10}', '国庆节');

select add_holiday('2027-01-01', '2027-01-03', '元旦');
select add_holiday('2027-02-05', '2027-02-12', '春节');
select add_make_up('{2027-01-30,2027-02-20}', '春节');
select add_holiday('2027-04-03', '2027-04-05', '清明节');
select add_holiday('2027-05-01', '2027-05-05', '劳动节');
select add_make_up('{2027-05-08}', '劳动节');
select add_holiday('2027-06-09', '2027-06-09', '端午节');
select add_holiday('2027-09-15', '2027-09-15', '中秋节');
select add_holiday('2027-10-01', '2027-10-07', '国庆节');
select add_make_up('{2027-09-26,2027-10-09}', '国庆节');

select add_holiday('2028-01-01', '2028-01-03', '元旦');
select add_holiday('2028-01-25', '2028-02-01', '春节');
select add_make_up('{2028-01-22,2028-02-05}', '春节');
select add_holiday('2028-04-04', '2028-04-04', '清明节');
select add_holiday('2028-05-01', '2028-05-05', '劳动节');
select add_make_up('{2028-04-29}', '劳动节');
select add_holiday('2028-05-27', '2028-05-29', '端午节');
select add_holiday('2028-10-01', '2028-10-08', '国庆节');
select add_make_up('{2028-09-30,2028-10-14}', '国庆节');

drop function add_holiday(date, date, text);
drop function add_make_up(date[], text);
