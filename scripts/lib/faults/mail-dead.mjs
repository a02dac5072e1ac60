/*
 * The mail server is dead for a day on which many mails are due: days are closed, statements and messages are made as ever, and when it
 * answers again each mail goes out once.
 */
import { loadTs } from '../load-ts.mjs'
import { deadMailServer } from '../mail-server.mjs'
import { table } from '../markdown.mjs'
import { brokenMoney } from '../money.mjs'
import { copyRows, connect } from '../sql.mjs'
import { keys, withDemo } from '../stand.mjs'

const mails = 60
/** Seconds within which a gateway catches up its days, and sends what waited for the mail server. */
const within = 120
/** The day of the statements and the one after it; the demo data end eight days before. */
const days = ['2026-12-01', '2026-12-02']

export const part = {
  name: 'mail-dead',
  limit: `days, statements, messages within ${within} s; each mail once`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const mailServer = await deadMailServer()
      const db = await connect(server.url)
      await addMailings(db)
      const rows = []
      let gateway
      for (const day of days) {
        await gateway?.stop()
        gateway = await start({ ...mailServer.env, CLOCK_NOW: `${day}T10:01:00+08:00` })
        rows.push({ day, ...(await doneOn(db, day)) })
        say(`${day}: all closed after ${rows.at(-1).seconds.toFixed(1)} s ${rows.at(-1).left}`)
      }
      const waiting = await countOf(db, `finance_sending where status = '0'`)
      mailServer.revive()
      const sent = await secondsUntil(async () => (await countOf(db, `finance_sending where status = '1'`)) === mails)
      const faults = [
        ...rows.filter(({ seconds }) => seconds === Infinity).map(({ day, left }) => `${day}: ${left}`),
        ...(waiting > 0 ? [] : ['no mail waited for the server: the run shows nothing']),
        ...(sent === Infinity ? [`${mailServer.taken.length} of ${mails} mails went out`] : []),
        ...(new Set(mailServer.taken).size === mailServer.taken.length ? [] : ['a mail went out twice']),
        ...(await brokenMoney(server.url, `${days[1]}T10:01:00+08:00`)),
      ]
      await db.end()
      await gateway?.stop()
      mailServer.close()
      return result(faults, rows, sent)
    }),
}

/** A customer of our own and its master's mailbox for each mail, the last month unsent. */
async function addMailings(db) {
  const [like] = await db.rows(`select bp, company_code, user_id from bp_binding where bp = '1000000001' and is_master`)
  const bp = `'5' || lpad(n::text, 9, '0')`
  await copyRows(db, 'customer', `r.bp = '${like.bp}'`, mails, { bp, meter_nos: `'{}'` })
  await copyRows(db, 'bp_binding', `r.bp = '${like.bp}' and r.is_master`, mails, {
    bp,
    binding_id: `'mail' || n`,
    is_default: 'false',
  })
  const { seal } = await loadTs('gateway/secret.ts')
  const holder = { config: { dataKey: Buffer.from(keys.DATA_KEY, 'hex') } }
  await db.rows(
    `insert into finance_mailing (bp, user_id, company_code, email, next_month, created_at, updated_at)
     select ${bp}, $1, $2, email, '2026-10', now(), now() from unnest($3::text[]) with ordinality as box(email, n)`,
    [like.user_id, like.company_code, Array.from({ length: mails }, (_none, n) => seal(holder, `box${n}@example.com`))],
  )
}

/** Seconds until the day before is closed, its statements are made and its messages are out; what is missing where that never comes. */
async function doneOn(db, day) {
  let left = ''
  const seconds = await secondsUntil(async () => {
    left = await missing(db, day)
    return left === ''
  })
  return { seconds, left }
}

async function missing(db, day) {
  const sweeps = await db.rows(
    `select name from unnest($1::text[]) as wanted(name) where not exists (
       select 1 from work_sweep where work_sweep.name = wanted.name and due_at >= $2::date + time '00:00' and done_at is not null)`,
    [daily, day],
  )
  const waiting = await db.rows(
    `select kind as name, count(*)::int as n from work_item
     where (state = 'active' or state = 'waiting' and attempts = 0) and kind = any($1::text[]) group by kind`,
    [[...daily, 'message.handOut']],
  )
  const open = await countOf(
    db,
    `meter m where meter_type = 'IOT' and state <> 'REMOVED' and online_state = 'ONLINE' and not exists (
       select 1 from daily_usage u where (u.company_code, u.meter_id) = (m.company_code, m.meter_id) and gas_day = '${day}'::date - 1)`,
  )
  return [
    ...sweeps.map(({ name }) => `${name} has not begun`),
    ...waiting.map(({ name, n }) => `${n} items of ${name} wait`),
    ...(open > 0 ? [`${open} meters without the day before`] : []),
  ].join(', ')
}

const daily = ['metering.closeDay', 'billing.provisional', 'metering.makeStatements', 'billing.remind']

const countOf = async (db, text) => Number((await db.one(`select count(*) as n from ${text}`)).n)

async function secondsUntil(isDone) {
  const began = performance.now()
  for (;;) {
    const seconds = (performance.now() - began) / 1000
    if (await isDone()) return seconds
    if (seconds > within) return Infinity
    await new Promise((done) => setTimeout(done, 500))
  }
}

function result(faults, rows, sent) {
  const slowest = Math.max(...rows.map(({ seconds }) => seconds))
  return {
    figure:
      faults.length > 0 ? faults.slice(0, 3).join('; ') : `all within ${slowest.toFixed(1)} s, ${mails} mails once`,
    ok: faults.length === 0,
    note: table(
      ['', 'seconds'],
      [
        ...rows.map(({ day, seconds }) => [`${day} caught up beside the dead server`, seconds.toFixed(1)]),
        ['mails out after it came back', sent.toFixed(1)],
      ],
    ),
  }
}
