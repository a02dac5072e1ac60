/*
 * A customer with many meters and a long past, made from rows of a demo customer by SQL: a day of every meter, a statement, a bill, its
 * payment and its invoice of every meter and month, messages and tickets.
 */
import { copyRows } from './sql.mjs'

/** The months end with this one; the demo customer has bills of its own meters beside them. */
const lastMonth = '2026-09'
/** The last gas day that is closed. */
const lastDay = '2026-11-22'
/** m³ of each day. */
const daily = 100
/** Messages and tickets of a month. */
const perMonth = { messages: 40, tickets: 4 }

const meterOf = (n) => `'6' || lpad((${n})::text, 7, '0')`

/**
 * Gives the customer meters of its own, and their past.
 * @param {{ bp: string, meters: number, months: number, days: number }} size `months` of papers, `days` of usage
 */
export async function addHistory(db, { bp, meters, months, days }) {
  const like = await likeOf(db, bp)
  await addMeters(db, like, meters)
  await addDays(db, like, meters, days)
  await addPapers(db, like, meters, months)
  await addLetters(db, like, months)
  await db.rows('vacuum (analyze)')
}

/** The rows that are copied: a remote meter of the customer, and a month of it that was paid and invoiced. */
async function likeOf(db, bp) {
  const meter = await db.one(
    `select company_code, meter_id from meter where bp = $1 and meter_type = 'IOT' order by meter_id limit 1`,
    [bp],
  )
  const month = await db.one(
    `select b.bill_id, b.statement_id, i.item_id, v.invoice_id, o.order_id, p.payment_id
     from bill b
     join invoice_item i on i.bp = b.bp and i.bill_id = b.bill_id and i.status = 'I3'
     join invoice_apply_item a on a.bp = i.bp and a.item_id = i.item_id
     join invoice v on v.bp = i.bp and v.apply_id = a.apply_id and v.status = 'N1'
     join pay_order_item c on c.bp = b.bp and c.ref_type = 'BILL' and c.ref_id = b.bill_id
     join pay_order o on o.bp = b.bp and o.order_id = c.order_id and o.state = 'SUCCESS'
     join payment p on p.bp = o.bp and p.order_id = o.order_id
     join statement_line l on l.bp = b.bp and l.statement_id = b.statement_id and l.meter_id = $2
     where b.bp = $1 and b.state = 'PAID' and b.bill_type = 'GAS' and b.bill_version = 'NEW'
     order by b.bill_month desc limit 1`,
    [bp, meter.meter_id],
  )
  const master = await db.one(`select user_id from bp_binding where bp = $1 and is_master and status = 'LIVE'`, [bp])
  return { bp, company: meter.company_code, meter: meter.meter_id, user: master.user_id, ...month }
}

async function addMeters(db, { company, meter }, meters) {
  const where = `(r.company_code, r.meter_id) = ('${company}', '${meter}')`
  await copyRows(db, 'meter', where, meters, { meter_id: meterOf('n'), meter_no: `'0060' || ${meterOf('n')}` })
  await copyRows(db, 'meter_channel', where, meters, { meter_id: meterOf('n') })
}

/** The register of each day ends where the next one begins. A day of all meters follows the one before, as days come in. */
async function addDays(db, { company, meter }, meters, days) {
  const { gas_day: day } = await db.one(
    `select gas_day::text from daily_usage where company_code = $1 and meter_id = $2 and quality = 'NORMAL' order by gas_day desc limit 1`,
    [company, meter],
  )
  const back = `(${days - 1} - (n - 1) / ${meters})`
  await copyRows(
    db,
    'daily_usage',
    `(r.company_code, r.meter_id) = ('${company}', '${meter}') and r.gas_day = '${day}'`,
    meters * days,
    {
      meter_id: meterOf(`(n - 1) % ${meters} + 1`),
      gas_day: `date '${lastDay}' - ${back}`,
      start_reading: `1000000 - (${back} + 1) * ${daily}`,
      end_reading: `1000000 - ${back} * ${daily}`,
      volume: String(daily),
    },
  )
}

/** A statement with its bill, its payment and its invoice, of each meter and month; month after month. */
async function addPapers(db, like, meters, months) {
  const id = `'long' || lpad(n::text, 12, '0')`
  const meter = meterOf(`(n - 1) % ${meters} + 1`)
  const month = `(date '${lastMonth}-01' - (${months - 1} - (n - 1) / ${meters}) * interval '1 month')::date`
  const text = `to_char(${month}, 'YYYY-MM')`
  const ends = `(${month} + interval '1 month')::date - 1`
  const paidAt = `(${month} + interval '40 days')::timestamptz`
  const copy = (table, key, set) =>
    copyRows(db, table, `r.bp = '${like.bp}' and r.${key} = '${like[key]}'`, meters * months, { [key]: id, ...set })
  await copy('statement', 'statement_id', {
    ...{ statement_no: id, scope: `'SINGLE'`, scope_key: meter, bill_month: text, period_from: month },
    ...{ period_to: ends, bill_id: id, created_at: `${month} + interval '33 days'` },
  })
  const line = { meter_id: meter }
  await copy('statement_line', 'statement_id', { ...line, meter_no: `'0060' || ${meter}` })
  await copy('statement_segment', 'statement_id', { ...line, from_date: month, to_date: ends })
  await copy('bill', 'bill_id', {
    ...{ bill_no: id, source_id: id, statement_id: id, bill_month: text, period_from: month, period_to: ends },
    ...{ issue_date: `${month} + 34`, due_date: `${month} + 49`, late_fee_base_date: `${month} + 49` },
    ...{ created_at: `${month} + interval '34 days'`, lock_order_id: 'null' },
  })
  await copy('bill_line', 'bill_id', { ...line, meter_no: `'0060' || ${meter}` })
  await copy('pay_order', 'order_id', { order_no: id, request_no: id, paid_at: paidAt, created_at: paidAt })
  await copy('pay_order_item', 'order_id', { ref_id: id })
  await copy('payment', 'payment_id', {
    ...{ order_id: id, sub_order_id: 'null', out_trade_no: id, channel_trade_no: id },
    ...{ created_at: paidAt, success_at: paidAt },
  })
  await copy('invoice_item', 'item_id', {
    ...{ meter_no: `'0060' || ${meter}`, source_no: id, month: text, trade_time: paidAt, bill_id: id },
    ...{ order_id: id, apply_id: id, period_from: month, period_to: ends },
  })
  await copy('invoice', 'invoice_id', { invoice_no: id, apply_id: id, issue_time: paidAt })
  await copy('invoice_line', 'invoice_id', {})
}

async function addLetters(db, { bp, user }, months) {
  const message = await db.one(
    `select msg_id, created_at::text from message where user_id = $1 and bp = $2 order by created_at desc limit 1`,
    [user, bp],
  )
  const day = `date '${lastDay}' - (n % ${months * 30})`
  await copyRows(
    db,
    'message',
    `(r.user_id, r.msg_id) = ('${user}', '${message.msg_id}')`,
    months * perMonth.messages,
    {
      msg_id: `'LONG' || lpad(n::text, 20, '0')`,
      dedupe_key: `'long' || n`,
      status: `'read'`,
      created_at: `greatest(${day}, date '2025-12-01')::timestamptz`,
      expire_at: `timestamptz '2099-01-01'`,
    },
  )
  const ticket = await db.one(
    `select ticket_id from service_ticket where bp = $1 and state = 'CLOSED' order by ticket_id limit 1`,
    [bp],
  )
  await copyRows(
    db,
    'service_ticket',
    `(r.bp, r.ticket_id) = ('${bp}', '${ticket.ticket_id}')`,
    months * perMonth.tickets,
    {
      ticket_id: `'LONG' || lpad(n::text, 20, '0')`,
      ticket_no: `'LONG' || lpad(n::text, 12, '0')`,
      created_at: `(${day})::timestamptz`,
    },
  )
}
