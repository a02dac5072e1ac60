/*
 * What customers read of their money, papers and persons, as one list of values: to compare a gateway with another one on a copy of its data.
 */
import { logIn, send } from './client.mjs'

const reads = [
  '/home/summary',
  '/bill/list?pageNum=1&pageSize=50',
  '/bill/arrears',
  '/pay/payMeters',
  '/pay/record?pageNum=1&pageSize=50',
  '/invoice/summary?month=2026-11',
  '/invoice/tradeList?pageNum=1&pageSize=50',
  '/invoice/issuedList?pageNum=1&pageSize=50',
  '/invoice/titleList',
]

/**
 * Headers of the users' calls. Each login ends the one before and writes a message about that: what is read again is read with the same
 * session, on a gateway that was restored as well.
 * @returns {Promise<Map<string, Record<string, string>>>} by phone
 */
export async function sessionsOf(gatewayUrl, phones) {
  const sessions = new Map()
  for (const phone of phones) sessions.set(phone, (await logIn(gatewayUrl, phone)).headers)
  return sessions
}

/**
 * The answers of the users' customer numbers, by `phone bp call path.in.answer`. Throws where a call is refused that is not refused for want
 * of a right.
 * @param {string} gatewayUrl
 * @param {Map<string, Record<string, string>>} sessions
 * @returns {Promise<Map<string, unknown>>}
 */
export async function figuresOf(gatewayUrl, sessions) {
  const found = new Map()
  for (const [phone, headers] of sessions) {
    const post = (path, body) => send(`${gatewayUrl}/api/crmgas${path}`, { method: 'POST', body, headers })
    const { data, code, text } = await post('/portal/user/customerListNew', {})
    if (code !== '1000') throw new Error(`${phone} is not logged in: ${code} ${text}`)
    for (const { bp } of data.list) {
      await post('/portal/user/switchCustomer', { bp })
      for (const path of reads) {
        const answer = await send(`${gatewayUrl}/api/crmgas${path}`, { headers })
        if (answer.status >= 500) throw new Error(`${path} of ${bp}: ${answer.code} ${answer.text}`)
        flatten(found, `${phone} ${bp} ${path}`, { code: answer.code, data: answer.data })
      }
    }
  }
  return found
}

function flatten(found, at, value) {
  // The proof within an address of a file changes with the minute.
  if (typeof value === 'string') found.set(at, value.replace(/(\/job\/file\/[^?]+)\?.*/, '$1'))
  else if (value === null || typeof value !== 'object') found.set(at, value)
  else for (const [name, part] of Object.entries(value)) flatten(found, `${at} ${name}`, part)
}

/** Counts down by the clock, which a restored gateway begins again. */
const isCountdown = (name) => name.endsWith(' remainSeconds')

/** The values that stand in both lists and are equal: what the clock alone changes is in none. */
export const unchanged = (first, second) =>
  new Map([...first].filter(([name, value]) => second.get(name) === value && !isCountdown(name)))

/** Names under which the list has something else. */
export const differing = (wanted, found) =>
  [...wanted].filter(([name, value]) => found.get(name) !== value).map(([name]) => name)
