import { newId } from '../../http/ids'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import type { CertPassed } from '../certification/service'
import * as repo from './repo/titles'
import { titleMachine } from './states'
import { endReview } from './titles'

/**
 * CE-10: what the certification has proved becomes the own title of every customer number it was bound to: name and number in place of
 * the old ones, special invoices for a general taxpayer. A title that says the same of itself stays what it is.
 */
export async function saveOwnTitles(work: Work, event: CertPassed): Promise<void> {
  for (const bp of event.bps) await saveOwn(work, bp, event)
}

async function saveOwn(work: Work, bp: string, { companyCode, companyName, uscc, isTaxpayer, by }: CertPassed) {
  await repo.lockTitleBook(work.db, bp)
  const all = await repo.lockTitles(work, bp)
  const hasDefault = all.some(({ isDefault }) => isDefault)
  const now = work.clock.iso()
  const specialAllowed = isTaxpayer ? ('1' as const) : ('0' as const)
  const own =
    all.find((one) => one.titleKind === 'OWN' && one.taxNo === uscc) ??
    // A person's title stays what it is: with a tax number it would be none (C 2.18).
    all.find((one) => one.titleKind === 'OWN' && one.buyerType !== 'PERSON')
  const isTaken = all.some((one) => one !== own && one.buyerName === companyName && one.taxNo === uscc)
  if (isTaken) return
  if (own) {
    const set = { buyerName: companyName, taxNo: uscc, specialAllowed, rejectReason: null, updatedAt: now }
    await repo.setTitle(work, own, { ...set, version: own.version + 1 })
    if (own.status !== 'T1') await transition(work, titleMachine, own, 'ADOPT', { by })
    await endReview(work, own)
    if (!hasDefault) await repo.setDefault(work, bp, own.titleId, now)
    return
  }
  const titleId = newId(work.clock.now())
  await repo.insertTitle(work, {
    bp,
    companyCode,
    titleId,
    titleKind: 'OWN',
    buyerType: 'ENTERPRISE',
    buyerName: companyName,
    taxNo: uscc,
    specialAllowed,
    status: 'T1',
    createdBy: by,
    createdAt: now,
    updatedAt: now,
  })
  if (!hasDefault) await repo.setDefault(work, bp, titleId, now)
}
