-- K-22: from when an unpaid cycle is forfeited. As planned it is the end of the days after its first one; a cycle that is locked late has more time.
alter table child_order add column forfeit_at timestamptz;
update child_order z set forfeit_at = (z.start_date + 1 + coalesce(
    (select s.value::int from setting s where s.key = 'cycle.overdueDays' and s.company_code in (o.company_code, '*')
      and s.value ~ '^[0-9]{1,3}$' order by s.company_code = '*' limit 1), 2))::timestamp at time zone 'Asia/Shanghai'
  from package_order o where o.bp = z.bp and o.order_no = z.order_no;
alter table child_order alter column forfeit_at set not null;
