/*
 * A city at the end of a month, made from rows of the demo data by SQL: customers with 1.5 remote meters and a user each, November with a
 * day of every meter and the registers of its end, and months of bills, statements, messages, tickets and days before it. The
 * work of the day after it is to be done for the last customers only.
 */
import { addCustomers, bpOf, meterOf, ownerOf } from './customers.mjs'
import { copyRows } from './sql.mjs'

/** The last gas day of the month to be settled: its registers wait to be closed. */
export const lastDay = '2026-11-30'
/** Days of November that are closed. */
const closed = 29
/** m³ of each of them. */
const daily = 10
/** Register at the start of the last day (customers.mjs). */
const register = 1000
/** Tickets and messages of a customer. */
const perYear = { tickets: 2, messages: 24 }

/**
 * Adds the city and answers how many meters it has, and how many of them belong to the customers that are due. Half of the customers pay
 * bills afterwards, the others from their balance.
 * @param {{ customers: number, months: number, due: number }} size `months` of history before November; `due`: the last customers, for
 * which the daily work of the day after the month is still to be done
 */
export async function addCity(db, { customers, months, due }) {
  const meters = await addCustomers(db, customers, lastDay)
  await db.rows(
    `update gas_account set reading_day = 1, statement_scope = 'MULTI', balance = 1000000,
       charge_mode = case when bp::bigint % 2 = 0 then 'POSTPAID' else 'PREPAID_REMOTE' end
     where bp between ${bpOf('1')} and ${bpOf(String(customers))}`,
  )
  await addPeople(db, customers)
  await addDays(db, customers, meters, closed, `date '${lastDay}'`)
  await addDays(db, customers, meters, months * 30, `date '2026-11-01'`)
  await addPapers(db, customers, months)
  await stopBefore(db, customers - due)
  await db.rows('analyze')
  const { n } = await db.one(`select count(*)::int as n from meter where bp > ${bpOf(String(customers - due))}`)
  return { meters, dueMeters: n }
}

/**
 * The daily lists of the day after the month begin behind the customer of this number: they hold customers in the order of their numbers.
 * Rows of open lists instead would all be gone through at once, without waiting for each other.
 */
async function stopBefore(db, done) {
  const daily = await db.rows(
    `select distinct name from work_sweep where due_at > '${lastDay} 09:00+08' and due_at < date '${lastDay}' + 1`,
  )
  await db.rows(`
    create function begin_behind() returns trigger language plpgsql as $$
      begin new.cursor := ${bpOf(String(done))}; return new; end $$;
    create trigger begin_behind before insert on work_sweep for each row
      when (new.due_at > date '${lastDay}' + 1 and new.name in (${daily.map(({ name }) => `'${name}'`).join(', ')}))
      execute function begin_behind()`)
}

async function addPeople(db, customers) {
  const like = await db.one(
    `select user_id, bp from bp_binding where bp = '1000000001' and is_master and status = 'LIVE'`,
  )
  await copyRows(db, 'app_user', `r.user_id = '${like.user_id}'`, customers, {
    user_id: `'city' || n`,
    phone_index: `'city' || n`,
  })
  await copyRows(db, 'customer', `r.bp = '${like.bp}'`, customers, { bp: bpOf('n'), meter_nos: `'{}'` })
  await copyRows(db, 'bp_binding', `r.bp = '${like.bp}' and r.is_master and r.status = 'LIVE'`, customers, {
    bp: bpOf('n'),
    binding_id: `'city' || n`,
    user_id: `'city' || n`,
    is_default: 'true',
  })
}

/** `days` of each meter before a date; the register of each ends where the next one begins. */
async function addDays(db, customers, meters, days, before) {
  if (days === 0) return
  const like = await db.one(
    `select meter_id, channel_no, gas_day::text from daily_usage where quality = 'NORMAL' order by gas_day desc, meter_id limit 1`,
  )
  const { company_code: company, channel_no: channel } = await db.one(
    `select company_code, channel_no from meter_channel where meter_id between '50000000' and '59999999' limit 1`,
  )
  const meter = `((n - 1) / ${days} + 1)`
  const back = `(1 + (n - 1) % ${days})`
  await copyRows(
    db,
    'daily_usage',
    `r.meter_id = '${like.meter_id}' and r.channel_no = '${like.channel_no}' and r.gas_day = '${like.gas_day}'`,
    meters * days,
    {
      company_code: `'${company}'`,
      meter_id: meterOf(meter),
      channel_no: `'${channel}'`,
      gas_day: `${before} - ${back}`,
      bp: ownerOf(customers, meter),
      start_reading: `greatest(${register} - ${back} * ${daily}, 0)`,
      end_reading: `greatest(${register} - (${back} - 1) * ${daily}, 0)`,
      volume: String(daily),
    },
  )
}

/** What the months before have left: a paid bill and a settled statement each, messages and tickets. */
async function addPapers(db, customers, months) {
  const total = customers * months
  if (total === 0) return
  const owner = bpOf(`(n - 1) / ${months} + 1`)
  const month = `(date '2026-11-01' - (1 + (n - 1) % ${months}) * interval '1 month')::date`
  const company = `(select company_code from gas_account where bp = ${bpOf('1')})`
  const bill = await db.one(
    `select bill_id from bill where state = 'PAID' and bill_type = 'GAS' order by bill_id limit 1`,
  )
  await copyRows(db, 'bill', `r.bill_id = '${bill.bill_id}'`, total, {
    bp: owner,
    company_code: company,
    bill_id: `'city' || n`,
    bill_no: `'city' || n`,
    source_id: `'city' || n`,
    statement_id: `'city' || n`,
    bill_month: `to_char(${month}, 'YYYY-MM')`,
    issue_date: `${month} + 34`,
    due_date: `${month} + 49`,
  })
  const statement = await db.one(
    `select bp, statement_id from statement where state = 'BILLED' order by statement_id limit 1`,
  )
  await copyRows(db, 'statement', `(r.bp, r.statement_id) = ('${statement.bp}', '${statement.statement_id}')`, total, {
    bp: owner,
    company_code: company,
    statement_id: `'city' || n`,
    statement_no: `'city' || n`,
    scope: `'MULTI'`,
    scope_key: `'ALL'`,
    bill_month: `to_char(${month}, 'YYYY-MM')`,
    period_from: month,
    period_to: `(${month} + interval '1 month')::date - 1`,
    bill_id: `'city' || n`,
  })
  // All of these have been looked at for invoices.
  const derived = await db.one('select bp from invoice_derived order by bp limit 1')
  await copyRows(db, 'invoice_derived', `r.bp = '${derived.bp}'`, customers, {
    bp: bpOf('n'),
    company_code: company,
    derived_at: `date '${lastDay}' + time '12:00'`,
    before_pay: 'false',
  })
  await addLetters(db, customers, months, company)
}

async function addLetters(db, customers, months, company) {
  const many = (a) => Math.max(1, Math.round((a * months) / 12))
  const messages = many(perYear.messages)
  const message = await db.one(`select user_id, msg_id from message where bp = '1000000001' order by msg_id limit 1`)
  await copyRows(
    db,
    'message',
    `(r.user_id, r.msg_id) = ('${message.user_id}', '${message.msg_id}')`,
    customers * messages,
    {
      user_id: `'city' || ((n - 1) / ${messages} + 1)`,
      msg_id: `'CITY' || lpad(n::text, 20, '0')`,
      bp: bpOf(`(n - 1) / ${messages} + 1`),
      company_code: company,
      dedupe_key: `'city' || n`,
      created_at: `r.created_at - (n % ${messages}) * interval '1 day'`,
      expire_at: `timestamptz '2099-01-01'`,
    },
  )
  const tickets = many(perYear.tickets)
  const ticket = await db.one(`select ticket_id from service_ticket where bp = '1000000001' order by ticket_id limit 1`)
  await copyRows(
    db,
    'service_ticket',
    `(r.bp, r.ticket_id) = ('1000000001', '${ticket.ticket_id}')`,
    customers * tickets,
    {
      bp: bpOf(`(n - 1) / ${tickets} + 1`),
      company_code: company,
      ticket_id: `'city' || lpad(n::text, 20, '0')`,
      ticket_no: `'city' || lpad(n::text, 12, '0')`,
    },
  )
}
