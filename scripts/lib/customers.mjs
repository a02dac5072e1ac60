/*
 * Many customers with remote meters, made from one of the demo data by SQL.
 */
import { copyRows } from './sql.mjs'

/** Their numbers begin with this; no customer of the demo data does. */
export const ours = "bp between '5000000000' and '5999999999'"

/** m³ that each meter used in the gas day to be closed. */
export const dayVolume = 100

export const bpOf = (n) => `'5' || lpad((${n})::text, 9, '0')`
export const meterOf = (n) => `'5' || lpad((${n})::text, 7, '0')`

/** The customer of the n-th meter, as SQL: the second meters belong to every other customer. */
export const ownerOf = (count, n = 'n') => bpOf(`case when ${n} <= ${count} then ${n} else 2 * (${n} - ${count}) end`)

/**
 * `count` customers with 1.5 meters each. The registers of the end of `gasDay` (08:00 of the next date) have come and wait to be
 * closed. Answers how many meters there are.
 */
export async function addCustomers(db, count, gasDay) {
  const like = await db.one(
    `select m.bp, m.meter_id from meter m join gas_account a using (bp, company_code)
     where m.meter_type = 'IOT' and a.charge_mode = 'PREPAID_REMOTE'
       and (select count(*) from meter_channel c where (c.company_code, c.meter_id) = (m.company_code, m.meter_id)) = 1
     order by m.meter_id limit 1`,
  )
  const meters = count + Math.floor(count / 2)
  const owner = ownerOf(count)
  const dawn = `'${gasDay} 08:00+08'::timestamptz`
  const after = `${dawn} + interval '1 day'`
  const known = { last_reading: '1000', last_reading_at: dawn }
  await copyRows(db, 'gas_account', `r.bp = '${like.bp}'`, count, {
    bp: bpOf('n'),
    balance: '0',
    provisional: '0',
    frozen: '0',
    ledger_seq: '0',
  })
  await copyRows(db, 'meter', `r.meter_id = '${like.meter_id}'`, meters, {
    meter_id: meterOf('n'),
    meter_no: meterOf('n'),
    bp: owner,
    online_state: `'ONLINE'`,
    last_frame_at: dawn,
    ...known,
  })
  await copyRows(db, 'meter_channel', `r.meter_id = '${like.meter_id}'`, meters, { meter_id: meterOf('n'), ...known })
  await copyRows(db, 'meter_reading', await anyReading(db, like.meter_id), meters, {
    meter_id: meterOf('n'),
    reading_id: `'bench' || n || '${gasDay}'`,
    read_at: after,
    gas_day: `'${gasDay}'`,
    std_reading: `${1000 + dayVolume}`,
    created_at: after,
  })
  await db.rows('analyze')
  return meters
}

/** The day of these customers is closed already, as the closing would have written it. */
export async function addClosedDays(db, count, gasDay) {
  const like = await db.one(
    `select meter_id, channel_no, gas_day::text from daily_usage where quality = 'NORMAL' order by gas_day desc, meter_id limit 1`,
  )
  const { company_code: company, channel_no: channel } = await db.one(
    `select company_code, channel_no from meter_channel where meter_id between '50000000' and '59999999' limit 1`,
  )
  const row = `r.meter_id = '${like.meter_id}' and r.channel_no = '${like.channel_no}' and r.gas_day = '${like.gas_day}'`
  await copyRows(db, 'daily_usage', row, count + Math.floor(count / 2), {
    company_code: `'${company}'`,
    meter_id: meterOf('n'),
    channel_no: `'${channel}'`,
    gas_day: `'${gasDay}'`,
    bp: ownerOf(count),
    volume: String(dayVolume),
  })
}

const anyReading = async (db, meterId) => {
  const { reading_id: id } = await db.one(
    `select reading_id from meter_reading where meter_id = $1 and source = 'REMOTE' and state = 'VALID' order by read_at desc limit 1`,
    [meterId],
  )
  return `r.meter_id = '${meterId}' and r.reading_id = '${id}'`
}

/**
 * Makes these users masters of the first of our customers, one each, with the password of the demo accounts. `billed` of them, the
 * first, are postpaid and have bills of 100.00 that are not due yet.
 */
export async function addMasters(db, userIds, { billed, bills }) {
  const [like] = await db.rows(`select user_id, bp from bp_binding where bp = '1000000001' and is_master limit 1`)
  const ids = userIds.map((id, index) => `(${index + 1}, '${id}')`).join(', ')
  const userOf = `(select id from (values ${ids}) as u(at, id) where at = n)`
  await copyRows(db, 'customer', `r.bp = '${like.bp}'`, userIds.length, { bp: bpOf('n'), meter_nos: `'{}'` })
  await copyRows(db, 'bp_binding', `r.bp = '${like.bp}' and r.is_master`, userIds.length, {
    bp: bpOf('n'),
    binding_id: `'ours' || n`,
    user_id: userOf,
    is_default: 'true',
  })
  await db.rows(
    `update app_user set password_hash = (select password_hash from app_user where user_id = $1) where user_id = any($2)`,
    [like.user_id, userIds],
  )
  await db.rows(
    `update gas_account set charge_mode = 'POSTPAID' where bp between ${bpOf('1')} and ${bpOf(String(billed))}`,
  )
  const bill = await db.one(
    `select bill_id, due_date::text from bill where state = 'UNPAID' and lock_order_id is null limit 1`,
  )
  await copyRows(db, 'bill', `r.bill_id = '${bill.bill_id}'`, billed * bills, {
    bp: bpOf(`(n - 1) / ${bills} + 1`),
    company_code: `(select company_code from customer where bp = '${like.bp}')`,
    bill_id: `'ourbill' || n`,
    bill_no: `'ourbill' || n`,
    source_id: `'ourbill' || n`,
    statement_id: 'null',
    receivable: '100.00',
    net_amount: 'null',
    tax_amount: 'null',
    due_date: `date '2026-12-20'`,
    late_fee_base_date: `date '2026-12-20'`,
  })
}

/** Takes them away again, with what the gateway has written about them. */
export async function removeCustomers(db) {
  for (const table of ['daily_usage', 'meter_reading', 'meter_channel', 'meter'])
    await db.rows(`delete from ${table} where meter_id between '50000000' and '59999999'`)
  await db.rows(`delete from gas_account where ${ours}`)
}
