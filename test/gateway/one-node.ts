/*
 * What a distributed server would ask of a statement: that it names the customer, the meter or the user that it is about, so that
 * one node answers it (table-kinds.ts). Read from the text of the statement; what it cannot tell counts as not named.
 */
import { tableKinds, type TableKind } from './table-kinds'

const columnOf: Readonly<Partial<Record<TableKind, string>>> = { customer: 'bp', meter: 'meter_id', user: 'user_id' }
const logColumns: Readonly<Record<string, string>> = {
  alarm_event: 'bp',
  log_event: 'event_id',
  message: 'user_id',
  message_delivery: 'user_id',
}

/**
 * Table → the column by which a distributed server would lay its rows: rows of one value lie together. Tables that are missing here would
 * be copied to every node.
 */
export const distribution: ReadonlyMap<string, string> = new Map(
  [...tableKinds].flatMap(([table, kind]) => {
    const column = logColumns[table] ?? columnOf[kind]
    return column === undefined ? [] : [[table, column] as const]
  }),
)

const NOT_AN_ALIAS =
  /^(where|on|set|inner|left|right|cross|join|order|group|limit|for|values|using|and|union|returning|offset|lateral|default|select|having|as)$/i

interface Named {
  table: string
  alias: string
}

/** Tables of a statement under the names by which it calls them. */
export function tablesOf(text: string): Named[] {
  const found = text.matchAll(/\b(?:from|join|update|into|using)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?"?([a-z_]+)"?)?/g)
  return [...found].map(([, table = '', alias = '']) => ({
    table,
    alias: alias === '' || NOT_AN_ALIAS.test(alias) ? table : alias,
  }))
}

const quoted = (name: string) => `"?${name}"?`

/** Whether a statement compares the column of a table with a value or with the same column of another table. */
function isNamed(text: string, { alias }: Named, column: string): boolean {
  const own = `(?:${quoted(alias)}\\.)?${quoted(column)}`
  return new RegExp(
    `(?<![\\w.])${own}\\s*(?:=|in\\s*\\()|=\\s*${quoted(alias)}\\.${quoted(column)}\\b|\\(${own}, [^)]*\\) in `,
  ).test(text)
}

/** Tables of a statement that it would ask every node for. */
export function fanOutOf(text: string): string[] {
  const inserted = /^insert into "?([a-z_]+)"? \(([^)]*)\)/.exec(text)
  return tablesOf(text).flatMap((named) => {
    const column = distribution.get(named.table)
    if (column === undefined) return []
    if (inserted?.[1] === named.table && inserted[2]?.includes(column) === true) return []
    return isNamed(text, named, column) ? [] : [named.table]
  })
}

const ofCustomer = 'the meters of a customer: found by its number, which the table has beside its own'
const ofStaff = 'staff look over all customers of a gas company'
const ofMany = 'about all customers that take part in one thing of a gas company'

/** Tables of which a paged read looks for rows on every node, and why. */
export const FAN_OUTS: Readonly<Record<string, string>> = {
  balance_apply: ofMany,
  bp_binding: 'a binding that an answer has named: its log is asked for by the binding alone',
  chat_message: ofStaff,
  demand_lead: ofStaff,
  deviation_case: ofStaff,
  elective_record: ofMany,
  invoice_red: ofStaff,
  lottery_win: ofMany,
  meter: ofCustomer,
  meter_img: ofCustomer,
  ng_bid: ofMany,
  pay_order: 'what a payer has paid, for other customers as well',
  plan_change: ofStaff,
  project: ofStaff,
  refund: ofStaff,
  service_ticket: ofStaff,
  sign_task: ofStaff,
  sub_order: 'parts of the orders that a payer has paid',
  tt_order: ofStaff,
}
