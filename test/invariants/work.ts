import { sql } from 'kysely'
import type { Rule } from './rules'

/* What must hold of work that no caller waits for. */

/** At any moment. */
export const publishedRules: readonly Rule[] = [
  {
    name: 'CV-7: the message that money has arrived follows an order that took it',
    // Of one sum of several for a transfer the key has a third part.
    broken: sql`select key from (
        select data ->> 'dedupeKey' as key from work_item where kind = 'message.handOut'
        union select dedupe_key from message) as said
      where key like 'ARRIVED|%' and key not like 'ARRIVED|%|%' and not exists (select 1 from voucher v where v.pay_order_id = split_part(key, '|', 2))`,
  },
]

/** Once all that was due has been done, with everything outside in order. */
export const restRules = (now: string): readonly Rule[] => [
  {
    name: 'CV-11: no item is given up',
    // Messages have no receiver where no area knows the users.
    broken: sql`select kind, key, error from work_item where state = 'failed' and kind not like 'message.%'`,
  },
  {
    name: 'AE-47: no order is open after its time',
    broken: sql`select order_id, state, expire_at from pay_order where state in ('WAIT_PAY', 'PAYING', 'PART_PAID')
      and channel <> 'TT' and expire_at < ${now}::timestamptz - interval '1 minute'`,
  },
]
