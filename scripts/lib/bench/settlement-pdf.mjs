/*
 * Statements as documents (A 5.17): a hundred of them opened one after the other by their signed addresses, as a customer does, beside
 * the call that gives the address. The first of a process reads font and program and is told apart.
 */
import { logIn, send } from '../client.mjs'
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

const documents = 100
const most = 60
const warming = 5

/** Who has statements in the demo data. */
const phones = ['13800000001', '13800000008']

export const part = {
  name: 'settlement-pdf',
  limit: `${documents} PDFs, each ≤ ${most} ms`,
  run: async (say) => {
    const measured = await onPostgres(say, opened)
    const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
    const slowest = times.at(-1)
    return {
      figure: `slowest ${slowest.toFixed(0)} ms`,
      ok: slowest <= most,
      note: noteOf(measured, times),
    }
  },
}

async function opened(gateway) {
  const addresses = (await Promise.all(phones.map((phone) => addressesOf(gateway, phone)))).flat()
  if (addresses.length === 0) throw new Error('no statement to be opened')
  const first = await open(gateway, addresses[0])
  for (let n = 1; n < warming; n++) await open(gateway, addresses[n % addresses.length])
  const measured = []
  for (let n = 0; n < documents; n++) measured.push(await open(gateway, addresses[n % addresses.length]))
  return measured.map((one) => ({ ...one, first: first.ms }))
}

/** The signed addresses of all statements of the new system that a customer has. */
async function addressesOf(gateway, phone) {
  const { headers } = await logIn(gateway.url, phone)
  const ask = async (path) => {
    const answer = await send(`${gateway.url}/energyapi/settlement/${path}`, { headers })
    if (answer.code !== '1000') throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
    return answer.data
  }
  const { list } = await ask('list?pageSize=50')
  const ids = list.filter(({ billVersion }) => billVersion === 'NEW').map(({ statementId }) => statementId)
  const urls = []
  for (const id of ids) urls.push((await ask(`pdf?statementId=${encodeURIComponent(id)}`)).url)
  return urls
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
