/*
 * Many people at once: logins, then everybody's tokens renewed at the same moment. What counts beside the time is that no user is
 * logged out by it.
 */
import { logInByCode, send, unifiedOf } from './client.mjs'

/** Set-up goes in portions: only what is measured happens at once. */
const portion = 32

/** Settings of the gateway: each client has an address of its own, as behind a proxy. */
export const sessionsEnv = { TRUST_PROXY: '1' }

// The log shows the first three and the last four digits of a number: they differ for ten thousand.
const phoneOf = (index) => `1390000${String(index).padStart(4, '0')}`
const addressOf = (index) => `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`

/**
 * @param {import('./gateway-process.mjs').GatewayProcess} gateway
 * @param {{ logins: number, clients: number }} sizes
 * @returns {Promise<{ name: string, count: number, perSecond: number, slowest: number, failed: number, lost: number }[]>}
 * `failed`: not answered with a success; `lost`: sessions that are not there afterwards.
 */
export async function loadSessions(gateway, { logins, clients }) {
  const people = Array.from({ length: Math.max(logins, clients) }, (_none, index) => ({
    phone: phoneOf(index),
    address: addressOf(index),
    headers: undefined,
  }))
  await inPortions(people, (one) => askForCode(gateway, one))
  const enter = async (one) => {
    const { headers } = await logInByCode(gateway.url, one.phone, gateway.smsCode(one.phone) ?? '', one.address)
    one.headers = headers
  }
  const first = people.slice(0, logins)
  const entering = await atOnce('logins (code, then tokens)', first, enter)
  entering.lost = await lostOf(gateway, first)
  await inPortions(people.slice(logins), enter)
  const signedIn = people.slice(0, clients)
  const renewing = await atOnce('token renewals', signedIn, (one) => renew(gateway, one))
  renewing.lost = await lostOf(gateway, signedIn)
  return [entering, renewing]
}

async function askForCode(gateway, { phone, address }) {
  await succeed(gateway, '/api/crmgas/portal/sms/sendSms', {
    method: 'POST',
    body: { phone, smsType: 'LOGIN' },
    headers: { 'x-forwarded-for': address },
  })
}

async function renew(gateway, one) {
  const tokens = await succeed(gateway, '/api/crmgas/unify/auth/refreshToken', {
    method: 'POST',
    body: {},
    headers: one.headers,
  })
  one.headers = { ...one.headers, ...unifiedOf(tokens) }
}

async function lostOf(gateway, people) {
  let lost = 0
  await inPortions(people, async ({ headers }) => {
    const info = headers && (await send(`${gateway.url}/api/crmgas/participant/getLoginUserInfo`, { headers }))
    if (!info || !succeeded(info)) lost += 1
  })
  return lost
}

const succeeded = ({ code }) => ['1000', '200'].includes(code)

async function succeed(gateway, path, call) {
  const answer = await send(gateway.url + path, call)
  if (!succeeded(answer)) throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
  return answer.data
}

async function inPortions(all, work) {
  for (let start = 0; start < all.length; start += portion)
    await Promise.all(all.slice(start, start + portion).map(work))
}

async function atOnce(name, all, work) {
  const started = performance.now()
  const times = []
  const ends = await Promise.allSettled(
    all.map(async (one) => {
      await work(one)
      times.push(performance.now() - started)
    }),
  )
  const failures = ends.filter((end) => end.status === 'rejected')
  if (failures[0]) process.stderr.write(`${name}: ${failures[0].reason.message}\n`)
  const slowest = Math.max(0, ...times)
  return {
    name,
    count: all.length,
    perSecond: (times.length / slowest) * 1000,
    slowest,
    failed: failures.length,
    lost: 0,
  }
}
