/*
 * Frames of remote meters handed in by a head-end: batches of 500 meters over a few connections, on one gateway and one PostgreSQL server
 * that keeps what it has confirmed (fsync). The load comes from the same machine, so beside the rate stands what a frame costs the
 * gateway and the server in CPU time, which a busy machine changes little.
 */
import { createHmac } from 'node:crypto'
import { addCustomers } from '../customers.mjs'
import { table } from '../markdown.mjs'
import { lookAtServer } from '../server-load.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

const least = 2800
const customers = 4000
const batch = 500
/** Requests under way at once, each with meters of its own. */
const connections = 4
const warmUpSeconds = 4
const seconds = 20
/** ms between two frames of a meter. */
const every = 5 * 60_000
const first = Date.parse('2026-11-23T00:00:00+08:00')
const headEnd = { id: 'bench', key: 'ab'.repeat(32) }
/** A server that loses nothing: what a head-end has been answered is on the disk. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=256MB', 'max_wal_size=4GB']

export const part = {
  name: 'frames',
  limit: `≥ ${least} frames/s`,
  run: (say) => withDemo(say, async ({ server, start }) => measured(say, server, start), undefined, durable),
}

async function measured(say, server, start) {
  const db = await connect(server.url)
  await addCustomers(db, customers, '2026-11-22')
  const meters = await db.rows(
    `select company_code as company, meter_no as no from meter where meter_id between '50000000' and '59999999' order by meter_no`,
  )
  const companies = [...new Set(meters.map(({ company }) => company))]
  const gateway = await start({ HEAD_ENDS: JSON.stringify([{ ...headEnd, companies }]) })
  await gateway.caughtUp()
  const senders = sendersOf(
    gateway.url,
    meters.map(({ no }) => no),
  )
  await handIn(senders, warmUpSeconds)
  const before = { ...(await lookAtServer(db)), gatewayMs: gateway.cpuMs(), ownMs: ownMs() }
  const sent = await handIn(senders, seconds)
  const after = { ...(await lookAtServer(db)), gatewayMs: gateway.cpuMs(), ownMs: ownMs() }
  const bytes = await checked(db, senders)
  await db.end()
  say(`${sent.frames} frames in ${sent.seconds.toFixed(1)} s, ${gateway.memoryMB()} MB`)
  return result(sent, before, after, { memoryMB: gateway.memoryMB(), bytes })
}

const ownMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Each sender has batches of its own meters in turn; a meter's frames are counted by one from round to round. */
function sendersOf(url, meterNos) {
  const groups = []
  for (let at = 0; at + batch <= meterNos.length; at += batch) groups.push(meterNos.slice(at, at + batch))
  return Array.from({ length: connections }, (_none, index) => ({
    url: `${url}/api/crmgas/headEnd/frames`,
    groups: groups.filter((_group, at) => at % connections === index),
    turn: 0,
  }))
}

/** All senders at once, each batch after the answer to the one before. */
async function handIn(senders, lasting) {
  const began = performance.now()
  const times = []
  const send = async (sender) => {
    while (performance.now() - began < lasting * 1000) {
      const at = performance.now()
      await sendNext(sender)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(senders.map(send))
  return {
    frames: times.length * batch,
    seconds: (performance.now() - began) / 1000,
    times: times.sort((a, b) => a - b),
  }
}

async function sendNext(sender) {
  const round = Math.floor(sender.turn / sender.groups.length)
  const meterNos = sender.groups[sender.turn % sender.groups.length]
  const answer = await posted(
    sender.url,
    meterNos.map((meterNo, index) => frameOf(meterNo, index, round)),
  )
  const late = answer.meters.filter(({ next }) => next !== round + 2)
  if (answer.meters.length !== batch || late.length > 0)
    throw new Error(`${answer.meters.length} meters answered, ${late.length} want another frame than the next`)
  sender.turn += 1
}

function frameOf(meterNo, index, round) {
  const reading = 1000 + round + (index % 100) / 100
  const readAt = new Date(first + 8 * 3600_000 + round * every + index * 97).toISOString().slice(0, 19)
  return {
    meterNo,
    channelNo: '1',
    seq: round + 1,
    readAt: `${readAt}+08:00`,
    stdReading: reading.toFixed(2),
    workReading: (reading / 2).toFixed(2),
    pressure: '101.30',
    temperature: '15.20',
    flow: '12.30',
    signal: 3,
  }
}

async function posted(url, frames) {
  const body = JSON.stringify({ frames })
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', Buffer.from(headEnd.key, 'hex'))
    .update(`frames\n${time}\n${body}`)
    .digest('hex')
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-head-end': headEnd.id,
      'x-head-end-time': time,
      'x-head-end-signature': signature,
    },
    body,
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`frames: ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text).body.data
}

/** Every frame that was answered is there, once. Answers how many bytes of the disk one takes, indexes included. */
async function checked(db, senders) {
  const sent = senders.reduce((sum, { turn }) => sum + turn * batch, 0)
  const { counted } = await db.one(
    `select sum(next_seq - 1)::int as counted from meter_sequence where head_end = 'bench'`,
  )
  const { kept } = await db.one(`select count(*)::int as kept from raw_frame where head_end = 'bench'`)
  const { bytes } = await db.one(
    `select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = 'raw_frame'::regclass`,
  )
  if (counted !== sent || kept !== sent) throw new Error(`${sent} frames sent, ${counted} counted, ${kept} kept`)
  return Math.round(Number(bytes) / sent)
}

function result({ frames, seconds: took, times }, before, after, { memoryMB, bytes }) {
  const spent = (name) => after[name] - before[name]
  const perSecond = frames / took
  const others = spent('machineMs') - spent('gatewayMs') - spent('cpuMs') - spent('ownMs')
  const cores = (ms) => (ms / 1000 / ((after.at - before.at) / 1000)).toFixed(2)
  const rows = [
    ['frames/s', Math.round(perSecond)],
    ['frames per CPU second of the gateway', Math.round(frames / (spent('gatewayMs') / 1000))],
    ['frames per CPU second of the server', Math.round(frames / (spent('cpuMs') / 1000))],
    ['write-ahead log', `${Math.round(spent('walBytes') / frames)} bytes a frame`],
    ['table and index', `${bytes} bytes a frame`],
    [
      'a batch of 500, median and 99 %',
      `${Math.round(times[times.length >> 1])} ms, ${Math.round(times[Math.floor(times.length * 0.99)])} ms`,
    ],
    ['cores used: gateway, server, load', [spent('gatewayMs'), spent('cpuMs'), spent('ownMs')].map(cores).join(', ')],
    ['cores used by everything else', cores(others)],
    ['memory of the gateway', `${memoryMB} MB`],
  ]
  return { figure: `${Math.round(perSecond)} frames/s`, ok: perSecond >= least, note: table(['', 'figure'], rows) }
}
