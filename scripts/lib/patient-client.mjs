/*
 * A client as patient as the app: what got no answer, or the answer that the system is busy, is sent again as it was, to whichever
 * gateway answers.
 */
import { randomUUID } from 'node:crypto'
import { logIn, send } from './client.mjs'

const pause = (ms) => new Promise((done) => setTimeout(done, ms))
/** Tries of one call; the pauses between them add up to about two minutes. */
const tries = 200
const busy = ['2998', '2999', '500', '503', '2906', '5005']

/** Refused for good, or never answered. */
class Unhealed extends Error {}

/**
 * @param {() => string} gateway A gateway to ask now.
 * @param {Record<string, string>} headers
 */
export function patientClient(gateway, headers) {
  const healed = { count: 0 }
  const call = async (method, path, body) => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await send(gateway() + path, { method, body, headers, timeout: 20_000 }).catch(() => null)
      if (answer && ['1000', '5006'].includes(answer.code)) {
        if (attempt > 1) healed.count += 1
        return answer.data
      }
      if (answer && answer.status < 500 && !busy.includes(answer.code))
        throw new Unhealed(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
      await pause(600)
    }
    throw new Unhealed(`${path}: no answer after ${tries} tries`)
  }
  return {
    healed,
    get: (path) => call('GET', `/api/crmgas${path}`),
    post: (path, body) => call('POST', `/api/crmgas${path}`, body),
    /** A write that is done once, however often it is sent. */
    once: (path, body) => call('POST', `/api/crmgas${path}`, { ...body, requestNo: randomUUID() }),
  }
}

/** Logs in by password, from the beginning where a gateway ended in the middle of it. */
export async function patientLogin(gateway, phone) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await logIn(gateway(), phone)
    } catch (error) {
      if (attempt >= tries) throw error
      await pause(300)
    }
  }
}

/** Orders, opens the sandbox's cashier and pays there. Answers the order. */
export async function payInSandbox(client, order) {
  const { orderId } = await client.once('/pay/createOrder', { ...order, channel: 'SANDBOX' })
  const { params } = await client.once('/pay/prepay', { orderId, channel: 'SANDBOX' })
  await client.post('/pay/sandbox/pay', { sandboxToken: params.sandboxToken, result: 'SUCCESS' })
  return orderId
}
