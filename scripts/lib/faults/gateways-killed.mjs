/*
 * Two gateways on one PostgreSQL, one of them killed every five seconds in turn (kill -9), during three minutes of payments, logins,
 * day closing and messages. Afterwards everything must be there, once.
 */
import { logInByCode, send } from '../client.mjs'
import { addCustomers, addMasters, dayVolume, ours } from '../customers.mjs'
import { sessionsEnv } from '../load-sessions.mjs'
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'
import { freePort } from '../net.mjs'
import { patientClient, patientLogin, payInSandbox } from '../patient-client.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const seconds = 180
const killEvery = 5
/** What was in the hands of a killed gateway is taken up again within this time. */
const healing = 60
const payers = 8
/** Of the payers, those that pay bills; the others top up. */
const billed = 4
const billsEach = 60
const visitors = 4
const customers = 1500
const gasDay = '2026-11-23'
const began = Date.parse('2026-11-24T09:29:30+08:00')

export const part = {
  name: 'gateways-killed',
  limit: '0 lost, 0 doubled, 0 failed',
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const early = await start({ ...sessionsEnv, CLOCK_NOW: '2026-11-24T09:29:00+08:00' })
      await early.caughtUp()
      const db = await connect(server.url)
      const people = await enter(early, db)
      await early.stop()
      const site = await openSite(start)
      const done = await mixedWork(say, site, people)
      say('waiting for what the killed gateways had in hand')
      const faults = await settled(db, server.url, done)
      await db.end()
      return result(done, faults)
    }),
}

/** Users of our own: the payers are masters of a customer each, the visitors have none. */
async function enter(gateway, db) {
  const phones = Array.from({ length: payers + visitors }, (_none, index) => `1391000${String(index).padStart(4, '0')}`)
  const userIds = []
  for (const [index, phone] of phones.entries()) {
    const address = `10.2.0.${index + 1}`
    const asked = await send(`${gateway.url}/api/crmgas/portal/sms/sendSms`, {
      method: 'POST',
      body: { phone, smsType: 'LOGIN' },
      headers: { 'x-forwarded-for': address },
    })
    if (asked.code !== '1000') throw new Error(`no code for ${phone}: ${asked.code} ${asked.text}`)
    const { stored } = await logInByCode(gateway.url, phone, gateway.smsCode(phone), address)
    userIds.push(stored.userId)
  }
  const meters = await addCustomers(db, customers, gasDay)
  await addMasters(db, userIds.slice(0, payers), { billed, bills: billsEach })
  await db.rows(
    `update app_user set password_hash = (select password_hash from app_user where user_id = $1) where user_id = any($2)`,
    [userIds[0], userIds.slice(payers)],
  )
  return { payers: phones.slice(0, payers), visitors: phones.slice(payers), meters }
}

/** Two gateways at fixed addresses; a new one takes the place of a killed one, its clock where the other's is. */
async function openSite(start) {
  const from = Date.now()
  const clock = () => new Date(began + Date.now() - from).toISOString()
  const ports = [await freePort(), await freePort()]
  const open = (place) => start({ ...sessionsEnv, PORT: String(ports[place]), CLOCK_NOW: clock() })
  const gateways = [await open(0), await open(1)]
  let turn = 0
  return {
    clock,
    /** Any of the two, dead or alive: a proxy in front would not know better. */
    any: () => gateways[(turn += 1) % 2].url,
    async killNext(place) {
      await gateways[place].kill()
      gateways[place] = await open(place)
    },
  }
}

async function mixedWork(say, site, people) {
  const end = Date.now() + seconds * 1000
  const isOn = () => Date.now() < end
  const done = {
    orders: [],
    kills: 0,
    logins: 0,
    healed: 0,
    failed: [],
    sessions: [],
    meters: people.meters,
    clock: site.clock,
  }
  const payer = async (phone, place) => {
    const { headers } = await patientLogin(site.any, phone)
    const client = patientClient(site.any, headers)
    for (let n = 1; isOn() && (place >= billed || n <= billsEach); n += 1) {
      const bill = `ourbill${place * billsEach + n}`
      const order =
        place < billed ? { bizType: 'BILL', billIds: [{ billId: bill }] } : { bizType: 'PREPAY', amount: '100.00' }
      done.orders.push(await payInSandbox(client, order))
      await new Promise((next) => setTimeout(next, 500))
    }
    done.healed += client.healed.count
  }
  const visitor = async (phone) => {
    let headers
    while (isOn()) {
      ;({ headers } = await patientLogin(site.any, phone))
      done.logins += 1
      await new Promise((next) => setTimeout(next, 700))
    }
    done.sessions.push(headers)
  }
  const killer = async () => {
    for (; isOn(); done.kills += 1) {
      await new Promise((next) => setTimeout(next, killEvery * 1000))
      await site.killNext(done.kills % 2)
    }
  }
  const failing = (work) => work.catch((error) => void done.failed.push(error.message))
  await Promise.all([
    killer(),
    ...people.payers.map((phone, place) => failing(payer(phone, place))),
    ...people.visitors.map((phone) => failing(visitor(phone))),
  ])
  say(`${done.orders.length} payments, ${done.logins} logins, ${done.kills} kills`)
  for (const headers of done.sessions) {
    const user = await send(`${site.any()}/api/crmgas/participant/getLoginUserInfo`, { headers })
    if (!['1000', '200'].includes(user.code)) done.failed.push(`a login is gone: ${user.code}`)
  }
  return done
}

/** Looks until nothing is wrong any more, or the time for healing is over: then what is still wrong. */
async function settled(db, url, done) {
  const { openServer } = await loadTs('gateway/db/connect.ts')
  const { brokenInvariants } = await loadTs('test/invariants/money.ts')
  const database = await openServer(url, 1)
  const end = Date.now() + healing * 1000
  for (;;) {
    const faults = [...(await faultsOf(db, done)), ...(await brokenInvariants(database.db, done.clock()))]
    if (faults.length === 0 || Date.now() > end) {
      await database.close()
      return faults
    }
    await new Promise((next) => setTimeout(next, 2000))
  }
}

/** Sums over orders, payments, the provider's books, ledger, bills, messages and usage, as SQL of their own. */
async function faultsOf(db, done) {
  const count = async (text, values) => Number((await db.one(`select count(*) as n from ${text}`, values)).n)
  const amount = async (text) => Number((await db.one(`select coalesce(sum(${text}`)).coalesce)
  const paid = done.orders.length
  const money = paid * 100
  const mine = ours
  const expected = [
    ['orders', await count(`pay_order where ${mine}`), paid],
    ['orders that succeeded', await count(`pay_order where ${mine} and state = 'SUCCESS'`), paid],
    ['payments', await count(`payment where ${mine} and state = 'SUCCESS'`), paid],
    ['money received', await amount(`received), 0) from payment where ${mine}`), money],
    [
      'money at the provider',
      await amount(
        `t.amount_fen) / 100, 0) from sandbox_trade t join payment p using (out_trade_no) where t.state = 'PAID' and p.${mine}`,
      ),
      money,
    ],
    [
      'money on balances and bills',
      (await amount(`balance), 0) from gas_account where ${mine}`)) +
        (await amount(`paid_principal + late_fee_paid), 0) from bill where ${mine}`)),
      money,
    ],
    [
      'notifications not taken',
      await count(`sandbox_notice n join payment p using (out_trade_no) where n.acked_at is null and p.${mine}`),
      0,
    ],
    ['notifications', await count(`payment_notify n join payment p using (out_trade_no) where p.${mine}`), paid],
    ['messages', await count(`message where ${mine} and dedupe_key like 'ARRIVED|%'`), paid],
    ['vouchers', await count(`voucher where ${mine}`), paid],
    ['days closed', await count(`daily_usage where ${mine} and gas_day = '${gasDay}'`), done.meters],
    [
      'm³ closed',
      await amount(`volume), 0) from daily_usage where ${mine} and gas_day = '${gasDay}'`),
      done.meters * dayVolume,
    ],
    ['items given up', await count(`work_item where state = 'failed'`), 0],
    ['items under way', await count(`work_item where state = 'active' or state = 'waiting' and attempts > 0`), 0],
  ]
  return expected
    .filter(([, found, wanted]) => found !== wanted)
    .map(([what, found, wanted]) => `${what}: ${found} instead of ${wanted}`)
}

function result(done, faults) {
  const all = [...done.failed, ...faults]
  return {
    figure: all.length === 0 ? '0 lost, 0 doubled, 0 failed' : all.slice(0, 3).join('; '),
    ok: all.length === 0,
    note: [
      table(
        ['', 'count'],
        [
          ['gateways killed', done.kills],
          ['payments', done.orders.length],
          ['calls healed by sending them again', done.healed],
          ['logins', done.logins],
          ['gas days closed', done.meters],
        ],
      ),
      ...all.map((one) => `- ${one}`),
    ].join('\n\n'),
  }
}
