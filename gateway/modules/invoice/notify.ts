import type { Work } from '../../http/context'
import { enqueue } from '../../work/queue'
import { issueKind } from './issue'
import { redKind } from './red-run'
import { applyById } from './repo/applies'
import { redsById } from './repo/reds'

/** The answer to the platform. */
interface Acknowledgement {
  status: number
  headers?: Record<string, string>
  body: string
}

/**
 * A notification of the tax platform (C 5.7). It has to arrive at the address that was given out for its key (400 otherwise). The
 * platform is then queried for the state: a notification that is forged, repeated, late, or earlier than our own answer has no effect
 * beyond that of the query. A notification of an unknown key is acknowledged, because the platform would repeat it without end.
 */
export async function receive(work: Work, key: string, mark: string): Promise<Acknowledgement> {
  const { einvoice } = work.ports
  if (!einvoice.isFromPlatform(key, mark)) {
    work.log.warn({ key }, 'a notification of invoices at an address that was not given out')
    return { status: 400, body: 'bad signature' }
  }
  work.log.info({ key, isWaited: await askAbout(work, key) }, 'notification of invoices')
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: einvoice.taken }
}

/** `<application>-<piece>`, else the number of a form. False where nothing waits for it. */
async function askAbout(work: Work, key: string): Promise<boolean> {
  const applyId = /^(FP\d+)-\d+$/.exec(key)?.[1]
  if (applyId !== undefined) {
    const apply = await applyById(work.db, applyId)
    if (apply?.status !== 'A0' && apply?.status !== 'A1') return false
    await enqueue(work, issueKind, applyId, { bp: apply.bp, applyId })
    return true
  }
  const [red] = await redsById(work.db, [key])
  if (red?.status !== '01' && red?.status !== '02' && red?.status !== '04') return false
  await enqueue(work, redKind, red.redId, { bp: red.bp, redId: red.redId })
  return true
}
