/*
 * Signing a contract in the product itself: the customer's signature with its page, then the gas company's, each with a time stamp.
 * The document is as long as a supply contract with its annexes.
 */
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'

const most = 400
const rounds = 20
const pages = 12
const at = '2026-11-23T09:34:52+08:00'

export const part = {
  name: 'sign',
  limit: `a signature ≤ ${most} ms of a processor`,
  run: async () => {
    const { addSignature, signWithPage, ROOT, TIME } = await loadTs('gateway/pdf/sign/seal.ts')
    const { issue, newKeys } = await loadTs('gateway/pdf/sign/x509.ts')
    const { pdfOf } = await loadTs('gateway/pdf/sheet.ts')
    const keys = await deployment({ issue, newKeys, ROOT, TIME })
    const about = { title: '供用气合同', madeAt: at }
    const read = await pdfOf(about, (doc) => {
      for (let n = 1; n <= pages; n++) doc.text(`第${n}条 供气与结算`.repeat(40)).addPage()
    })
    const page = await pdfOf(about, (doc) => void doc.text('签署信息页'))
    const signer = (party, name, person) => ({ party, name, person, reason: '合同签署', at })
    const [customer, company] = [[], []]
    for (let n = 0; n < rounds; n++) {
      const first = await timed(customer, () =>
        signWithPage(read, page, keys, signer('customer', '华北精工陶瓷有限公司', '王建军')),
      )
      await timed(company, () => addSignature(first, keys, signer('company', '华北燃气有限公司', '')))
    }
    const worst = Math.max(median(customer), median(company))
    return {
      figure: `${worst.toFixed(0)} ms`,
      ok: worst <= most,
      note: `${rounds} contracts of ${pages} pages, ${(read.length / 1024).toFixed(0)} KB.\n\n${table(
        ['signature', 'median', 'slowest'],
        [
          ['customer, with its page', ms(median(customer)), ms(Math.max(...customer))],
          ['gas company', ms(median(company)), ms(Math.max(...company))],
        ],
      )}`,
    }
  },
}

async function deployment({ issue, newKeys, ROOT, TIME }) {
  const [root, time, customer, company] = await Promise.all([newKeys(), newKeys(), newKeys(), newKeys()])
  const life = { from: '2015-01-01T00:00:00Z', to: '2049-12-31T00:00:00Z' }
  const by = { issuer: ROOT, issuerKey: root.privateKey, ...life }
  const certificate = (subject, own, purpose) => issue({ ...by, subject, publicKey: own.publicKey, purpose })
  return {
    root: { keys: root, certificate: await certificate(ROOT, root, 'ROOT') },
    time: { keys: time, certificate: await certificate(TIME, time, 'TIME') },
    customer,
    company,
  }
}

/** Time of the processor: the same on a machine that does other things as well. */
async function timed(times, work) {
  const from = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(from)
  times.push((user + system) / 1000)
  return made
}

const ms = (time) => `${time.toFixed(0)} ms`
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
