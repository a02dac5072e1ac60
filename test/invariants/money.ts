import { sql } from 'kysely'
import type { Db } from '../../gateway/db/connect'
import { brokenRules, type Rule } from './rules'

/** I1–I4, I6, I7 of part A 9 over the whole database, as SQL of its own that shares nothing with the product. */
export const moneyRules = (now: string): readonly Rule[] => [
  {
    name: 'I1 ledger sum = balance, gapless',
    broken: sql`select a.bp, a.balance, l.total from gas_account a left join (
      select bp, sum(case direction when 'IN' then amount else -amount end) total, count(*) n, max(seq) top from ledger_entry group by bp) l on l.bp = a.bp
      where coalesce(l.total, 0) <> a.balance or coalesce(l.n, 0) <> coalesce(l.top, 0)`,
  },
  {
    name: 'I1 balanceAfter runs',
    broken: sql`select bp, seq from (select bp, seq, balance_after,
      sum(case direction when 'IN' then amount else -amount end) over (partition by bp order by seq) run from ledger_entry) x where run <> balance_after`,
  },
  {
    name: 'I2 paid ≤ receivable',
    broken: sql`select bill_id from bill where paid_principal > receivable or (state = 'PAID') <> (paid_principal = receivable) and state <> 'REVERSED'`,
  },
  {
    name: 'volume of a bill = what its lines price + what gas packages cover',
    broken: sql`select b.bill_id, b.volume from bill b join bill_line l on l.bp = b.bp and l.bill_id = b.bill_id and l.kind = 'GAS'
      group by b.bp, b.bill_id having sum(coalesce(l.billed_volume, 0) + coalesce(l.package_volume, 0)) <> b.volume`,
  },
  {
    name: 'an item of a bill is about the volume that the bill prices',
    broken: sql`select i.item_id, i.volume from invoice_item i join bill b on b.bp = i.bp and b.bill_no = i.source_no
      where i.source = 'BILL' and i.volume <> (select coalesce(sum(l.billed_volume), 0) from bill_line l where l.bp = b.bp and l.bill_id = b.bill_id)`,
  },
  {
    name: 'I3 money in = bills + gas on cards + packages + projects + balance change',
    broken: sql`select a.bp,
        coalesce((select sum(received) from payment p where p.bp = a.bp and p.state in ('SUCCESS', 'REFUNDING')), 0) money_in,
        coalesce((select sum(case entry_type when 'ADJUST_IN' then amount when 'ADJUST_OUT' then -amount else 0 end) from ledger_entry l where l.bp = a.bp), 0) adjusted,
        coalesce((select sum(paid_principal + late_fee_paid) from bill b where b.bp = a.bp), 0) bills, a.balance
      from gas_account a
      where coalesce((select sum(case p.state when 'REFUNDED' then received - coalesce(refund_amount, received) else received end)
            from payment p where p.bp = a.bp and p.state in ('SUCCESS', 'REFUNDING', 'REFUNDED')), 0)
          + coalesce((select sum(case entry_type when 'ADJUST_IN' then amount when 'ADJUST_OUT' then -amount else 0 end) from ledger_entry l where l.bp = a.bp), 0)
         <> coalesce((select sum(paid_principal + late_fee_paid) from bill b where b.bp = a.bp), 0) + a.balance
          + coalesce((select sum(amount) from gas_order g where g.bp = a.bp and g.paid_at is not null), 0)
          - coalesce((select sum(amount) from ledger_entry l where l.bp = a.bp and l.entry_type = 'REFUND_IN' and l.key like 'gas|%'), 0)
          + coalesce((select sum(amount) from trade_payment t where t.bp = a.bp and t.state = 'PAID'), 0)
          + coalesce((select sum(amount) from ledger_entry l where l.bp = a.bp and l.entry_type = 'PROJECT'), 0)
          - coalesce((select sum(amount) from ledger_entry l where l.bp = a.bp and l.entry_type in ('PACKAGE_REFUND', 'DEPOSIT_RELEASE', 'REWARD')), 0)
          + coalesce((select sum(case state when 'EXCEPTION' then coalesce(x.got, 0) else 0 end + case state when 'PART_PAID' then coalesce(x.got, 0) else 0 end)
              from pay_order o left join (select order_id, sum(received) got from payment p where state = 'SUCCESS'
                  and not exists (select 1 from ledger_entry e where e.bp = p.bp and e.key = 'payment|' || p.payment_id) group by order_id) x on x.order_id = o.order_id
              where o.bp = a.bp), 0)
          + coalesce((select sum(amount) from refund r where r.bp = a.bp and r.state = 'APPROVED' and r.refund_to = 'CHANNEL'), 0)`,
  },
  {
    name: 'I4 slices add up',
    broken: sql`select o.order_id from pay_order o join sub_order s on s.order_id = o.order_id group by o.order_id, o.pay_amount having sum(s.amount) <> o.pay_amount`,
  },
  {
    name: 'I4 writes of a card add up',
    broken: sql`select g.gas_order_id from gas_order g join gas_sub_order s on s.bp = g.bp and s.gas_order_id = g.gas_order_id
      group by g.bp, g.gas_order_id having sum(s.amount) <> g.amount or coalesce(sum(s.volume), 0) <> coalesce(g.volume, 0)`,
  },
  {
    name: 'I5 what meters took was paid; all of it where an order is finished',
    broken: sql`select g.gas_order_id, g.state from gas_order g join gas_sub_order s on s.bp = g.bp and s.gas_order_id = g.gas_order_id
      group by g.bp, g.gas_order_id
      having (g.paid_at is null and bool_or(s.state <> 'WAIT')) or (g.state = 'FINISHED') <> bool_and(s.state = 'LOADED')`,
  },
  {
    name: 'I6 no lock outlives its order',
    broken: sql`select b.bill_id, o.state from bill b join pay_order o on o.order_id = b.lock_order_id
      where b.lock_until >= ${now}::timestamptz and o.state not in ('WAIT_PAY', 'PAYING', 'PART_PAID')`,
  },
  {
    name: 'I6 frozen belongs to open orders',
    broken: sql`select a.bp, a.frozen from gas_account a where a.frozen <> coalesce((select sum(balance_used) from pay_order o
      where o.bp = a.bp and o.state in ('WAIT_PAY', 'PAYING', 'PART_PAID')), 0)`,
  },
  {
    name: 'I7 one voucher per order that took money',
    broken: sql`select o.order_id, o.state, count(v.voucher_id) from pay_order o left join voucher v on v.bp = o.bp and v.pay_order_id = o.order_id
      group by o.order_id, o.state having (o.state in ('SUCCESS', 'CLOSED_PART', 'SUCCESS_TO_BALANCE', 'REFUNDING', 'REFUNDED')) <> (count(v.voucher_id) = 1) or count(v.voucher_id) > 1`,
  },
  {
    name: 'voucher parts add up',
    broken: sql`select v.voucher_id from voucher v, lateral (select sum((p->>'amount')::numeric) s from jsonb_array_elements(v.parts) p) x where x.s <> v.amount`,
  },
]

/** Where no account has credit and nothing but orders takes from a balance. */
export const reservedRule: Rule = {
  name: 'AE-30 what orders reserve is on the balance',
  broken: sql`select bp, balance, frozen from gas_account where frozen > balance`,
}

/** The list of what is broken; empty when everything holds. */
export const brokenInvariants = (db: Db, now: string): Promise<string[]> => brokenRules(db, moneyRules(now))
