/*
 * Documents opened one after the other by their signed addresses, as a customer does: for the parts of the bench that time PDFs. The
 * first of a process reads font and program and is reported by itself.
 */
import { logIn, send } from './client.mjs'
import { table } from './markdown.mjs'
import { onPostgres } from './stand.mjs'

const documents = 100
const warming = 5

/**
 * @param {{ name: string, most: number, phones: string[], addressesOf: (ask: (path: string) => Promise<any>) => Promise<string[]> }} of
 * `ask` takes a path of the gateway and gives what the call answers.
 */
export const documentsPart = ({ name, most, phones, addressesOf }) => ({
  name,
  limit: `${documents} PDFs, each ≤ ${most} ms`,
  run: async (say) => {
    const measured = await onPostgres(say, (gateway) => opened(gateway, phones, addressesOf))
    const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
    const slowest = times.at(-1)
    return {
      figure: `slowest ${slowest.toFixed(0)} ms`,
      ok: slowest <= most,
      note: noteOf(measured, times),
    }
  },
})

async function opened(gateway, phones, addressesOf) {
  const lists = phones.map(async (phone) => addressesOf(await asking(gateway, phone)))
  const addresses = (await Promise.all(lists)).flat()
  if (addresses.length === 0) throw new Error('no document to be opened')
  const first = await open(gateway, addresses[0])
  for (let n = 1; n < warming; n++) await open(gateway, addresses[n % addresses.length])
  const measured = []
  for (let n = 0; n < documents; n++) measured.push(await open(gateway, addresses[n % addresses.length]))
  return measured.map((one) => ({ ...one, first: first.ms }))
}

async function asking(gateway, phone) {
  const { headers } = await logIn(gateway.url, phone)
  return async (path) => {
    const answer = await send(`${gateway.url}${path}`, { headers })
    if (answer.code !== '1000') throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
    return answer.data
  }
}

async function open(gateway, url) {
  const from = performance.now()
  const answer = await fetch(new URL(url, gateway.url))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const ms = performance.now() - from
  if (answer.status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${url}: ${answer.status}, no PDF`)
  return { ms, size: bytes.length }
}

function noteOf(measured, times) {
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0)
  const size = measured.reduce((sum, one) => sum + one.size, 0) / measured.length / 1024
  return table(
    ['documents', 'first of the process ms', 'median ms', '95 % ms', 'slowest ms', 'KB each'],
    [[measured.length, measured[0].first.toFixed(0), at(0.5), at(0.95), at(1), size.toFixed(0)]],
  )
}
