/*
 * One announcement to the users of many customers, each of which is sent it by WeChat as well, through a provider of 50 ms. The gateway
 * is killed while it hands out and once more while it sends. BENCH_USERS names another number of users.
 */
import { table } from '../markdown.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'
import { wechatProvider } from '../wechat-provider.mjs'

const users = Number(process.env.BENCH_USERS ?? 100_000)
const mostSeconds = 600
/** ms that the provider takes, and messages that a gateway has under way at once. */
const takes = 50
const atOnce = 16
/** Messages without advertising wait for ten o'clock. */
const now = '2026-11-23T09:58:00+08:00'
const ours = `bp between '6000000000' and '6999999999'`

export const part = {
  name: 'broadcast',
  minutes: 15,
  limit: `${users.toLocaleString('en')} users ≤ ${mostSeconds} s, none twice, at most ${atOnce} in doubt a kill`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const wechat = await wechatProvider({ takes })
      const db = await connect(server.url)
      try {
        await addUsers(db)
        say(`${users} users are there`)
        const site = openSite(start, wechat)
        await site.start()
        await db.rows(announcement)
        const began = performance.now()
        const handedOut = async () => (await db.one(`select count(*)::int as n from message where ${ours}`)).n
        await site.killedAt(handedOut, users / 3)
        await until(
          async () => (await db.one(`select state from message_batch where batch_id = 'BENCH'`)).state === 'done',
        )
        const seconds = { out: (performance.now() - began) / 1000, sent: 0 }
        say(`handed out in ${seconds.out.toFixed(1)} s`)
        await site.killedAt(async () => wechat.taken.length, users / 3)
        await until(async () => (await waiting(db)) === 0)
        seconds.sent = (wechat.taken.at(-1).at - wechat.taken[0].at) / 1000
        return result(seconds, await told(db, wechat))
      } finally {
        await db.end()
        await wechat.close()
      }
    }),
}

/** Customers with one user each that wants announcements and has accepted one message. */
async function addUsers(db) {
  const like = await db.one(`select b.user_id, b.bp from bp_binding b where b.bp = '1000000001' and b.is_master`)
  const bp = `'6' || lpad(n::text, 9, '0')`
  await copyRows(db, 'app_user', `r.user_id = '${like.user_id}'`, users, {
    user_id: `'bench' || n`,
    phone_index: `'bench' || n`,
  })
  await copyRows(db, 'customer', `r.bp = '${like.bp}'`, users, { bp, meter_nos: `'{}'` })
  await copyRows(db, 'bp_binding', `r.bp = '${like.bp}' and r.user_id = '${like.user_id}'`, users, {
    bp,
    binding_id: `'bench' || n`,
    user_id: `'bench' || n`,
  })
  await db.rows(`
    insert into setting (company_code, key, value) values ('*', 'wx.template.HYQ', 'bench')
    on conflict (company_code, key) do update set value = excluded.value;
    insert into wx_relation (app_id, open_id, user_id, bound_at) select 'wx-bench', 'o' || n, 'bench' || n, now() from generate_series(1, ${users}) n;
    insert into wx_subscription (user_id, open_id, tmpl_id, remaining, grants, last_result, last_at)
      select 'bench' || n, 'o' || n, 'bench', 1, 1, 'accept', now() from generate_series(1, ${users}) n;
    insert into reception_setting (user_id, bp, version, channels, updated_at)
      select 'bench' || n, ${bp}, 1, '{"market":{"wxMini":true}}', now() from generate_series(1, ${users}) n;
    analyze`)
}

const announcement = `
  insert into message_batch (company_code, batch_id, template_code, title, body, scheduled_at, state, total, made_by, created_at, updated_at)
  select company_code, 'BENCH', 'ACTIVITY_REMIND', '活动即将开始', '节能讲座将于明天开始', '${now}', 'scheduled', ${users}, 'bench', '${now}', '${now}'
  from customer where bp = '1000000001'`

function openSite(start, wechat) {
  let gateway
  let begun = Date.parse(now)
  const site = {
    async start() {
      gateway = await start({ ...wechat.env, CLOCK_NOW: new Date(begun).toISOString() })
    },
    /** Killed when so many are done, and started again at the moment at which it would stand. */
    async killedAt(count, most) {
      const since = performance.now()
      await until(async () => (await count()) >= most)
      await gateway.kill()
      begun += performance.now() - since
      await site.start()
    },
  }
  return site
}

const waiting = async (db) =>
  (await db.one(`select count(*)::int as n from message_delivery where ${ours} and state in ('queued', 'deferred')`)).n

async function until(is) {
  while (!(await is())) await new Promise((done) => setTimeout(done, 100))
}

/** What became of it: every user has the message once in the app, and at most once by WeChat. */
async function told(db, wechat) {
  const { n, people } = await db.one(
    `select count(*)::int as n, count(distinct user_id)::int as people from message where ${ours}`,
  )
  if (n !== users || people !== users) throw new Error(`${n} messages for ${people} of ${users} users`)
  const numbers = new Set(wechat.taken.map(({ to }) => to))
  if (numbers.size !== wechat.taken.length) throw new Error('a message was sent twice')
  return { sent: numbers.size, doubt: users - numbers.size }
}

function result({ out, sent }, { sent: reached, doubt }) {
  const carried = (reached * takes) / 1000 / atOnce
  const total = out + sent
  return {
    figure: `${users.toLocaleString('en')} users in ${total.toFixed(0)} s (${(sent / carried).toFixed(2)}x of what the provider takes), ${doubt} in doubt`,
    ok: total <= mostSeconds && doubt <= 2 * atOnce,
    note: table(
      ['', 'figure'],
      [
        ['handed out, one kill', `${out.toFixed(1)} s, ${(users / out).toFixed(0)} users/s`],
        ['sent, one kill', `${sent.toFixed(1)} s, ${(reached / sent).toFixed(0)} messages/s`],
        [`${atOnce} at once at ${takes} ms`, `${carried.toFixed(1)} s`],
        ['given to WeChat', `${reached} of ${users}, each once`],
      ],
    ),
  }
}
