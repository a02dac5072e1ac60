/*
 * Users that log in and read what belongs to customers of a generated city, and calls at a fixed rate whatever the answers take.
 */
import { logIn, logInByCode, send } from './client.mjs'
import { bpOf } from './customers.mjs'

/**
 * Users of our own become the masters of the customers after the one of this number, in place of those that were generated. Answers the
 * headers of their calls.
 */
export async function enterReaders(gateway, db, count, after) {
  const headers = []
  const like = await db.one(
    `select password_hash as hash from app_user where password_hash is not null order by user_id limit 1`,
  )
  for (let index = 0; index < count; index += 1) {
    const phone = `1391000${String(index).padStart(4, '0')}`
    const address = `10.3.0.${index + 1}`
    const asked = await send(`${gateway.url}/api/crmgas/portal/sms/sendSms`, {
      method: 'POST',
      body: { phone, smsType: 'LOGIN' },
      headers: { 'x-forwarded-for': address },
    })
    if (asked.code !== '1000') throw new Error(`no code for ${phone}: ${asked.code} ${asked.text}`)
    const { stored } = await logInByCode(gateway.url, phone, gateway.smsCode(phone), address)
    const bp = bpOf(String(after + index + 1))
    await db.rows(`update app_user set password_hash = $1 where user_id = $2`, [like.hash, stored.userId])
    await db.rows(`update message set user_id = $1 where bp = ${bp}`, [stored.userId])
    await db.rows(`update bp_binding set user_id = $1 where bp = ${bp}`, [stored.userId])
    headers.push((await logIn(gateway.url, phone)).headers)
  }
  return headers
}

/**
 * Sends calls to these addresses in turn at `rate` a second, each at its moment whether or not the ones before have been answered. Answers the ms of each call's
 * answers, sorted, and the codes of those that were no success, each with how often it came.
 */
export async function readAt(urls, calls, headers, { rate, seconds }) {
  const times = new Map(calls.map(({ name }) => [name, []]))
  const failed = new Map()
  const ask = async (url, { name, path }, as) => {
    const began = performance.now()
    const answer = await send(url + path, { headers: as }).catch((error) => ({ code: error.cause?.code ?? error.name }))
    if (answer.code !== '1000') failed.set(answer.code, (failed.get(answer.code) ?? 0) + 1)
    times.get(name).push(performance.now() - began)
  }
  const began = performance.now()
  const under = []
  for (let n = 0; n < rate * seconds; n += 1) {
    const wait = began + (n * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const round = Math.floor(n / calls.length)
    under.push(ask(urls[round % urls.length], calls[n % calls.length], headers[round % headers.length]))
  }
  await Promise.all(under)
  for (const list of times.values()) list.sort((a, b) => a - b)
  return { times, failed }
}
