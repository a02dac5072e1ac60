/*
 * A year of hours of ten meters in one answer, made of the frames that a head-end has handed in, and drawn on a phone four times slower.
 */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildApp } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { logIn, send, storagePrefixes } from '../client.mjs'
import { kb, ms, table } from '../markdown.mjs'
import { Missing } from '../parts.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const phone = '13800000001'
const bp = '1000000001'
const meters = 10
const days = 365
/** Bytes of the answer, compressed. */
const mostBytes = 250 * 1024
/** ms of the longest task while the chart is drawn. */
const mostTask = 200
const cpuRate = 4

const call = '/btwob/usage/hours'
const place = '/pages/manager-energy/manager-energy-info/manager-energy-info?granularity=HOUR'
/** The gateway reads frames of head-ends once there is one. */
const headEnds = JSON.stringify([{ id: 'bench', companies: ['1001'], key: 'ab'.repeat(32) }])

export const part = {
  name: 'usage-year',
  limit: `≤ ${mostBytes / 1024} KB gzip, no task over ${mostTask} ms at ${cpuRate}x CPU`,
  run: async (say) => {
    const executablePath = ensureChromium(say)
    if (!executablePath) throw new Missing('no Chromium on this machine')
    await buildApp('h5')
    return withDemo(say, async ({ server, start }) => {
      await fill(server.url)
      const gateway = await start({ HEAD_ENDS: headEnds })
      const answered = await ask(gateway.url)
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
      try {
        return result(answered, await draw(browser, gateway.url, answered.stored))
      } finally {
        await browser.close()
      }
    })
  },
}

/** Ten remote meters, and for each channel a frame an hour of the last closed year; its days are made of them. */
async function fill(url) {
  const db = await connect(url)
  const { last, remote } = await db.one(
    `select max(d.gas_day)::text as last, count(distinct m.meter_id)::int as remote
     from meter m join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id
     where m.bp = '${bp}' and m.meter_type = 'IOT'`,
  )
  const id = `'9' || lpad(n::text, 7, '0')`
  await copyRows(db, 'meter', `r.meter_id = '10010102'`, meters - remote, { meter_id: id, meter_no: `'0099' || ${id}` })
  await copyRows(db, 'meter_channel', `r.meter_id = '10010102'`, meters - remote, { meter_id: id })
  const channels = `meter_channel c join meter m on m.company_code = c.company_code and m.meter_id = c.meter_id
    and m.bp = '${bp}' and m.meter_type = 'IOT'`
  const first = `(date '${last}' - ${days - 1})`
  await db.rows(`
    insert into meter_frame (company_code, meter_id, channel_no, read_at, seq, head_end, std_reading, received_at)
    select company_code, meter_id, channel_no, at, row_number() over w, 'bench', 1000 + sum(used) over w, at
    from (
      select c.company_code, c.meter_id, c.channel_no, h + interval '30 seconds' as at,
        round((50 + 150 * random())::numeric, 2) as used
      from ${channels}
      cross join generate_series(${first} + time '08:00', date '${last}' + 1 + time '08:00', interval '1 hour') h
    ) frames
    window w as (partition by company_code, meter_id, channel_no order by at)`)
  await db.rows(`delete from daily_usage where bp = '${bp}' and gas_day >= ${first}`)
  await db.rows(`
    insert into daily_usage (company_code, meter_id, channel_no, gas_day, bp, start_reading, end_reading, volume, est_amount, quality)
    select company_code, meter_id, channel_no, read_at::date, '${bp}', std_reading, ends, ends - std_reading, 0, 'NORMAL'
    from (
      select *, lead(std_reading) over (partition by company_code, meter_id, channel_no order by read_at) as ends
      from meter_frame where head_end = 'bench' and extract(hour from read_at) = 8
    ) dawn where ends is not null`)
  await db.rows('analyze meter_frame')
  await db.rows('analyze daily_usage')
  await db.end()
}

async function ask(url) {
  const { headers, stored } = await logIn(url, phone)
  const began = performance.now()
  const answer = await send(url + call, { headers })
  const took = performance.now() - began
  if (answer.code !== '0') throw new Error(`${call}: ${answer.code} ${answer.text}`)
  const counts = answer.data.meters.map(({ hours }) => hours.split(',').filter((hour) => hour !== '').length)
  const wanted = days * 24
  if (counts.length !== meters || counts.some((count) => count !== wanted))
    throw new Error(`${meters} meters of ${wanted} hours were wanted, ${counts.join(', ')} came`)
  return { stored, took, bytes: gzipSync(JSON.stringify(answer.raw)).length }
}

/** The page on a slow processor: the tasks from the tap that asks for the year until its chart stands. */
async function draw(browser, url, stored) {
  const entries = Object.entries(stored).flatMap(([key, value]) =>
    storagePrefixes.map((prefix) => ({ name: prefix + key, value })),
  )
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: entries }] },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.benchTasks = []
    const note = (list) => globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url + place)
  const open = page.getByRole('button', { name: '全年逐时' })
  await open.waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.evaluate(() => (globalThis.benchTasks = []))
  await open.click()
  await page.getByRole('img', { name: /全年逐时用气/ }).waitFor()
  // The observer tells of a task after it has ended.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const tasks = await page.evaluate(() => globalThis.benchTasks)
  await context.close()
  return { longest: Math.max(0, ...tasks), count: tasks.length }
}

function result({ bytes, took }, { longest, count }) {
  const rows = [
    ['answer, gzip', kb(bytes)],
    ['answer, ms at the gateway', ms(took)],
    ['tasks over 50 ms while drawn', String(count)],
    ['longest of them', ms(longest)],
  ]
  return {
    figure: `${kb(bytes)}, longest task ${ms(longest)}`,
    ok: bytes <= mostBytes && longest <= mostTask,
    note: [
      `${meters} meters, ${days} days of hours with random values from the frames of a head-end; the page of the use, from the tap to the chart.`,
      table(['', 'figure'], rows),
    ].join('\n\n'),
  }
}
