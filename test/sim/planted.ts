import type { Mistake } from './statements'

const asUtc = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\+08:00$/.test(value)
    ? `${new Date(Date.parse(value)).toISOString().slice(0, 19)}+08:00`
    : value

/**
 * Mistakes of a kind that programmers make, each of one place; the simulator must find every one of them. `seed`: the first one that did, which
 * is tried before all others.
 */
export const planted: readonly { name: string; seed: number; mistake: Mistake }[] = [
  {
    name: 'lost for update: an account is read without its lock',
    seed: 6,
    mistake: {
      text: (text) => (/from "gas_account"/.test(text) ? text.replace(/ for update\b/, '') : text),
    },
  },
  {
    name: 'a statement outside its transaction: an entry of the ledger',
    seed: 12,
    mistake: { isOutside: (text) => text.startsWith('insert into "ledger_entry"') },
  },
  {
    name: 'missing request-number row: every repeat is a first call',
    seed: 2,
    mistake: {
      answer: (text) => (text.startsWith('insert into "idempotency"') ? { rows: [{ requestNo: '' }] } : undefined),
    },
  },
  {
    name: 'publish before commit: items are handed on at once',
    seed: 12,
    mistake: { isOutside: (text) => /^\s*insert into work_item/i.test(text) },
  },
  {
    name: 'timer in local time: orders expire by the clock of a machine on UTC',
    seed: 1,
    mistake: {
      values: (text, values) =>
        text.includes('from "pay_order"') && text.includes('"expire_at" <=') ? values.map(asUtc) : values,
    },
  },
]
