/*
 * What one caller can make the gateway do at once: documents, posters and picture codes drawn, files of 50 MB, pictures of 256 megapixels, the first page. No other caller
 * waits for it.
 */
import { crc32, deflateSync } from 'node:zlib'
import { clientKeys, logIn, send } from '../client.mjs'
import { healthDuring, quiet, sendAtOnce, timesQuiet } from '../health-during.mjs'
import { table } from '../markdown.mjs'
import { onPostgres } from '../stand.mjs'

/** ms. */
const most = 300
const MB = 1024 * 1024

export const part = {
  name: 'loads',
  limit: `p99 of /healthz ≤ ${most} ms`,
  run: (say) => onPostgres(say, (gateway) => measured(say, gateway), { RATE_LIMIT: '1' }),
}

async function measured(say, gateway) {
  const rows = []
  for (const [name, load] of await loadsOf(gateway)) {
    const { result, answers, p99, slowest, cpuMs, memoryMB } = await healthDuring(gateway, load)
    const ratio = timesQuiet(p99, rows[0]?.[3] ?? p99)
    rows.push([name, result ?? '', answers, p99, ratio, slowest, Math.round(cpuMs), memoryMB])
    say(rows.at(-1).join(' | '))
  }
  const slowest = Math.max(...rows.map(([, , , p99]) => p99))
  const head = ['at once', 'answered', 'answers of /healthz', 'p99, ms', 'of quiet', 'slowest, ms', 'CPU ms', 'MB']
  return {
    figure: `${slowest} ms, ${timesQuiet(slowest, rows[0][3])} of quiet`,
    ok: slowest <= most,
    note: table(head, rows),
  }
}

async function loadsOf(gateway) {
  const page = await pageOfInvoice(gateway)
  const upload = (query, file) => ({ url: `${gateway.url}/job/upload/single?${query}`, ...form(file) })
  const large = upload('bizType=TICKET', Buffer.alloc(50 * MB, 1))
  const wide = upload('bizType=ZHULONG&visitorId=bench', picture(16_000))
  const shown = (path) => ({ url: `${gateway.url}/api/crmgas/${path}`, method: 'GET', headers: clientKeys })
  const code = await shareOfVisitor(gateway)
  return [
    ['nothing else', quiet],
    ['40 × a page of an invoice as a picture', () => sendAtOnce({ url: page, method: 'GET', times: 40 })],
    ['8 × 50 MB of a visitor for a purpose that needs a login', () => sendAtOnce({ ...large, times: 8 })],
    ['4 × a picture of 16000 × 16000', () => sendAtOnce({ ...wide, times: 4 })],
    ['40 × the poster of a share, by a visitor', () => sendAtOnce({ ...shown(`share/poster?s=${code}`), times: 40 })],
    ['100 × a picture code', () => sendAtOnce({ ...shown('portal/sms/captcha'), times: 100 })],
    ['1000 × the first page', () => sendAtOnce({ url: `${gateway.url}/`, method: 'GET', times: 1000 })],
  ]
}

/** The code of a share of the app that a visitor has made. */
async function shareOfVisitor(gateway) {
  const body = { targetType: 'app', targetId: 'app', channel: 'qr' }
  return (await send(`${gateway.url}/api/crmgas/share/create`, { method: 'POST', body })).data.shareCode
}

/** The signed address of the picture that the gateway draws of an invoice of its own. */
async function pageOfInvoice(gateway) {
  const { headers } = await logIn(gateway.url, '13800000001')
  const ask = async (path) => (await send(`${gateway.url}/api/crmgas/invoice/${path}`, { headers })).data
  const { list } = await ask('issuedList?pageNum=1&pageSize=20')
  for (const { invoiceId } of list) {
    const { files } = await ask(`invoiceDetail?invoiceId=${invoiceId}`)
    if (files) return new URL(files.pageImages[0], gateway.url).href
  }
  throw new Error('no invoice with a picture')
}

function form(file) {
  const edge = 'edge-of-the-bench'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}

/** A white PNG of one bit per pixel: some 30 kB for 256 megapixels. */
function picture(side) {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
