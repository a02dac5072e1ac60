import { sql } from 'kysely'
import type { Db } from '../../gateway/db/connect'
import { brokenRules, type Rule } from './rules'

/* What must hold of packages at any moment (B 8): stock, volumes, deposits, records and money, as SQL that lists what does not. */

/** Of the stock: m³ by package that were sold where nothing is known of the orders. */
const stockRule = (soldElsewhere: Readonly<Record<string, string>>): Rule => ({
  name: 'stock = held + sold of orders and of what was added',
  broken: sql`select p.package_id, p.held_volume, p.sold_volume from gas_package p
      where p.held_volume <> coalesce((select sum(o.total_volume) from package_order o where o.package_id = p.package_id
            and o.state in ('WAIT_SIGN', 'WAIT_DEPOSIT', 'DEPOSIT_CONFIRMING')), 0)
          + coalesce((select sum(b.volume) from supplement_order b join package_order o on o.bp = b.bp and o.order_no = b.order_no
            where o.package_id = p.package_id and b.bu_type = 'ADD' and b.state in ('WAIT_REVIEW', 'WAIT_PAY', 'PAY_CONFIRMING')), 0)
        or p.sold_volume - coalesce((${JSON.stringify(soldElsewhere)}::jsonb ->> p.package_id)::numeric, 0) <> coalesce((select sum(o.total_volume) from package_order o where o.package_id = p.package_id
            and o.state in ('EFFECTIVE', 'EXTRACTING', 'SETTLING', 'COMPLETED', 'TERMINATED')), 0)
          + coalesce((select sum(b.volume) from supplement_order b join package_order o on o.bp = b.bp and o.order_no = b.order_no
            where o.package_id = p.package_id and b.bu_type = 'ADD' and b.state in ('EFFECTIVE', 'SETTLED')), 0)`,
})

const rules: readonly Rule[] = [
  {
    name: 'X-04: what is locked or planned, less what was moved, with what comes earlier, is the order',
    broken: sql`select o.order_no, o.total_volume, v.volume from package_order o
      join lateral (select sum(coalesce(c.locked_volume, c.plan_volume)) - (select sum(z.moved_out_volume) from child_order z
            where z.bp = o.bp and z.order_no = o.order_no)
          + coalesce((select sum(b.volume) from supplement_order b where b.bp = o.bp and b.order_no = o.order_no
            and b.bu_type = 'ADVANCE' and b.state in ('WAIT_PAY', 'PAY_CONFIRMING', 'EFFECTIVE', 'SETTLED')), 0) as volume
        from extraction_cycle c where c.bp = o.bp and c.order_no = o.order_no) v on true
      where v.volume <> o.total_volume`,
  },
  {
    name: 'deposit = its entries',
    broken: sql`select o.order_no, o.deposit_paid, o.deposit_released, o.deposit_forfeited from package_order o
      left join lateral (select coalesce(sum(amount) filter (where direction = 'IN'), 0) as came,
          coalesce(sum(amount) filter (where direction = 'OUT'), 0) as went,
          coalesce(sum(amount) filter (where direction = 'DEDUCT'), 0) as kept
        from deposit_entry d where d.bp = o.bp and d.order_no = o.order_no) e on true
      where o.deposit_paid <> e.came or o.deposit_released <> e.went or o.deposit_forfeited <> e.kept`,
  },
  {
    name: 'gas money of an order = of its cycles and supplements',
    broken: sql`select o.order_no, o.paid_amount from package_order o
      where o.paid_amount <> (select coalesce(sum(paid_amount), 0) from child_order z where z.bp = o.bp and z.order_no = o.order_no)
        + (select coalesce(sum(amount), 0) from supplement_order b where b.bp = o.bp and b.order_no = o.order_no
            and b.paid_at is not null)`,
  },
  {
    name: 'money that went back = of settlements and of what was carried into cycles that came to nothing',
    broken: sql`select o.order_no from package_order o
      where coalesce((select sum(amount) from ledger_entry l where l.bp = o.bp and l.ref_id = o.order_no
          and l.entry_type = 'PACKAGE_REFUND'), 0)
        <> coalesce((select sum(coalesce(refund_amount, 0)
            + case when state in ('FORFEITED', 'VOID') then carry_in_amount + rollover_in_amount else 0 end)
          from child_order z where z.bp = o.bp and z.order_no = o.order_no), 0)`,
  },
  {
    name: 'money of a settled cycle = its gas + passed on + given back + compensation (to the fen of each rounding)',
    broken: sql`select z.child_no from child_order z
      join lateral (select coalesce(sum(extracted_volume), 0) as taken from extraction_record r
        where r.bp = z.bp and r.child_no = z.child_no) r on true
      where z.state = 'SETTLED' and abs(
        z.paid_amount + z.rollover_in_amount + z.carry_in_amount
          + coalesce((select sum(amount) from supplement_order b where b.bp = z.bp and b.child_no = z.child_no
              and b.paid_at is not null), 0)
        - r.taken * z.unit_price - z.moved_out_volume * z.unit_price - z.rollover_out_volume * z.unit_price
        - z.refund_amount - z.short_fee) > 0.05`,
  },
  {
    name: 'a settled cycle has taken, passed on and lost what it had',
    broken: sql`select z.child_no from child_order z
      join lateral (select coalesce(sum(extracted_volume), 0) as taken from extraction_record r
        where r.bp = z.bp and r.child_no = z.child_no) r on true
      where z.state = 'SETTLED' and r.taken + z.short_volume
        - coalesce((select sum(b.volume) from supplement_order b where b.bp = z.bp and b.child_no = z.child_no
            and b.bu_type = 'DIFF'), 0)
        <> z.locked_volume - z.moved_out_volume + z.add_volume + z.rollover_in_volume`,
  },
  {
    // What changes of a day that a statement reaches is the next statement's (AE-09).
    name: 'a day of a meter that no statement reaches = what packages took of it + what is left',
    broken: sql`select r.bp, r.meter_id, r.usage_date from extraction_record r
      where not exists (select 1 from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
        where s.bp = r.bp and s.state <> 'VOID' and l.meter_id = r.meter_id and s.period_to >= r.usage_date)
      group by r.bp, r.meter_id, r.usage_date
      having sum(r.extracted_volume) + sum(r.out_volume) <> (select sum(d.volume) from daily_usage d
        where d.bp = r.bp and d.meter_id = r.meter_id and d.gas_day = r.usage_date)`,
  },
]

/** Where all orders of a package are known. */
export const packageRules: readonly Rule[] = [stockRule({}), ...rules]

/** The rules that do not hold, with the rows that break them. */
export const brokenPackages = (db: Db, soldElsewhere: Readonly<Record<string, string>> = {}): Promise<string[]> =>
  brokenRules(db, [stockRule(soldElsewhere), ...rules])
