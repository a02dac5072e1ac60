/*
 * Films of 48 MB, several at once: what the gateway's memory grows by while they come and while they go, byte for byte the same.
 */
import { createHash, randomBytes } from 'node:crypto'
import { logIn } from '../client.mjs'
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

const size = 48 * 1024 * 1024
const atOnce = 4
/** MB: less than two films, however many come at once. */
const most = 90

export const part = {
  name: 'files',
  limit: `memory + ≤ ${most} MB for ${atOnce} × 48 MB`,
  run: (say) =>
    onPostgres(say, async (gateway) => {
      const { headers } = await logIn(gateway.url, '13800000001')
      const films = Array.from({ length: atOnce }, film)
      const before = gateway.memoryMB()
      const up = await peakDuring(gateway, () => Promise.all(films.map((one) => sent(gateway, headers, one))))
      const down = await peakDuring(gateway, () => Promise.all(up.result.map((url) => digestOf(gateway.url + url))))
      const isSame = films.every((one, n) => digest(one) === down.result[n])
      const growth = Math.max(up.peak, down.peak) - before
      return {
        figure: `+ ${growth} MB${isSame ? '' : ', bytes differ'}`,
        ok: isSame && growth <= most,
        note: table(
          ['', 'memory, MB', 'seconds'],
          [
            ['before', before, ''],
            [`${atOnce} uploads at once, peak`, up.peak, up.seconds],
            [`${atOnce} downloads at once, peak`, down.peak, down.seconds],
          ],
        ),
      }
    }),
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** The head of an mp4, then anything. */
const film = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), randomBytes(size - 12)])

async function sent(gateway, headers, bytes) {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'video/mp4' }), 'film.mp4')
  const url = `${gateway.url}/job/upload/single?bizType=TICKET`
  const answer = await (await fetch(url, { method: 'POST', headers, body: form })).json()
  if (!answer.data?.url) throw new Error(`upload: ${JSON.stringify(answer)}`)
  return answer.data.url
}

async function digestOf(url) {
  const hash = createHash('sha256')
  for await (const piece of (await fetch(url)).body) hash.update(piece)
  return hash.digest('hex')
}

/** Resident memory at its highest while the work is under way. */
async function peakDuring(gateway, work) {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, gateway.memoryMB())), 20)
  const began = performance.now()
  const result = await work()
  clearInterval(timer)
  return { result, peak, seconds: ((performance.now() - began) / 1000).toFixed(1) }
}
