import { jsonb } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { monthOf, dateOf } from '@domain/date'
import { saveApply } from '../../modules/invoice/create'
import { settleIssued } from '../../modules/invoice/issue'
import { keyOfPiece, sellerParty } from '../../modules/invoice/issue-request'
import { partyOf, planOf } from '../../modules/invoice/plan'
import { recordIssued } from '../../modules/invoice/record'
import { endApplyItems, findApply, piecesOf, setApply } from '../../modules/invoice/repo/applies'
import { insertInvoice } from '../../modules/invoice/repo/invoices'
import { lockItems, recount } from '../../modules/invoice/repo/items'
import { addQuota } from '../../modules/invoice/repo/sellers'
import { noteOnBills } from '../../modules/invoice/derive'
import { sumTaxed } from '../../modules/invoice/rules/tax'
import { applyMachine, itemMachine } from '../../modules/invoice/states'
import type { AccountKey, Apply, Item, Title } from '../../modules/invoice/types'
import { withClock } from '../clock'
import { insertDocument, nextOf } from '../stand-ins/tax-repo'
import { sealParty } from '../../secret'

interface How {
  at: string
  userId: string
  mergeMode?: Apply['mergeMode']
}

/** An application of the past, not yet in work. */
export async function askedAt(
  work: Work,
  key: AccountKey,
  items: readonly Item[],
  title: Title,
  how: How,
): Promise<Apply> {
  const at = withClock(work, how.at)
  const { seller, pieces } = await planOf(at, key, items, how.mergeMode ?? 'MERGE')
  if (!pieces) throw new RangeError('nothing above zero')
  const picked = []
  for (const item of items) picked.push({ ...item, status: await transition(at, itemMachine, item, 'PICK') })
  return saveApply(
    at,
    key,
    {
      items: picked,
      pieces,
      seller,
      title: partyOf(title),
      titleId: title.titleId,
      userId: how.userId,
      pickId: null,
      invoiceType: '82',
      mergeMode: how.mergeMode ?? 'MERGE',
      emails: [],
      receiverPhone: null,
      showBuyerExtra: false,
      remark: '',
      sourceEntry: 'BILL',
      redId: null,
    },
    { start: false },
  )
}

/** The same, issued in the same hour: numbers and books of the embedded platform, no mails, no messages. */
export async function pastApply(
  work: Work,
  key: AccountKey,
  items: readonly Item[],
  title: Title,
  how: How,
): Promise<Apply> {
  const asked = await askedAt(work, key, items, title, how)
  const at = withClock(work, how.at)
  if (asked.status !== 'A0') throw new RangeError(`${asked.applyId} waits`)
  const status = await transition(at, applyMachine, { ...asked, status: asked.status }, 'TAKE', {
    set: { takenAt: how.at },
  })
  const quotaMonth = monthOf(dateOf(how.at))
  await addQuota(at.db, key.companyCode, quotaMonth, asked.netTotal)
  await setApply(at.db, asked, { quotaMonth })
  const { seller } = await planOf(at, key, [], 'MERGE')
  for (const piece of await piecesOf(at.db, key.bp, asked.applyId)) {
    const invoiceNo = await platformNumber(at, key.companyCode, keyOfPiece(piece), piece.grossAmount)
    await recordIssued(at, { ...asked, status }, seller, piece, { invoiceNo, issueTime: how.at, files: null })
  }
  await settleIssued(at, { ...asked, status: 'A1' })
  const done = await findApply(at.db, key.bp, asked.applyId)
  if (!done) throw new RangeError('the application vanished')
  return done
}

/** A number of the embedded platform, with its own row about it. */
export async function platformNumber(
  at: Work,
  companyCode: string,
  documentKey: string,
  grossAmount: string,
): Promise<string> {
  const number = await nextOf(at.db, companyCode, 'INVOICE')
  const invoiceNo = `${at.clock.today().slice(2, 4)}132${String(number).padStart(15, '0')}`
  const [issuedAt, toldAt] = [at.clock.iso(), at.clock.iso()]
  await insertDocument(at.db, { companyCode, documentKey, invoiceNo, issuedAt, toldAt, grossAmount })
  return invoiceNo
}

let old = 0

/** An invoice of the old billing system: code and number, one line, nothing of it online (IV-25). */
export async function oldInvoice(
  work: Work,
  key: AccountKey,
  item: Item,
  title: Title,
  issueTime: string,
): Promise<void> {
  const at = withClock(work, issueTime)
  const { seller, pieces } = await planOf(at, key, [item], 'MERGE')
  const lines = pieces?.flatMap((piece) => piece.lines) ?? []
  const sums = sumTaxed(lines)
  const invoiceId = newId(at.clock.now())
  old += 1
  await insertInvoice(
    at.db,
    {
      bp: key.bp,
      companyCode: key.companyCode,
      invoiceId,
      invoiceType: '10',
      invoiceCode: '013001900111',
      invoiceNo: String(30_000_000 + Number(item.month.replace('-', '')) * 10 + (old % 10)).padStart(8, '0'),
      color: 'BLUE',
      seller: jsonb(sellerParty(seller)),
      buyer: jsonb(sealParty(at, partyOf(title))),
      showBuyerExtra: false,
      drawer: seller.drawer,
      ...sums,
      issueTime,
      remark: `户号:${key.bp}`,
      status: 'N1',
      files: jsonb(null),
      updatedAt: issueTime,
    },
    lines.map(({ shares: _shares, ...line }, index) => ({ bp: key.bp, invoiceId, lineNo: index + 1, ...line })),
    lines.flatMap(({ shares }, index) =>
      shares.map((share) => ({ bp: key.bp, invoiceId, lineNo: index + 1, ...share })),
    ),
  )
  const picked = await transition(at, itemMachine, item, 'PICK')
  const asked = await transition(at, itemMachine, { ...item, status: picked }, 'SUBMIT')
  await transition(at, itemMachine, { ...item, status: asked }, 'ISSUE')
  await noteOnBills(at, key, await recount(at.db, key.bp, [item.itemId]))
}

/** An application that came to nothing: its items wait again. */
export async function endedApply(
  work: Work,
  apply: Apply,
  end: { event: 'FAIL' | 'WITHDRAW'; at: string; failReason?: string },
): Promise<void> {
  const at = withClock(work, end.at)
  for (const item of await lockItems(at.db, apply.bp, apply.itemIds))
    if (item.status === 'I2') await transition(at, itemMachine, item, 'DROP', { set: { applyId: null } })
  await endApplyItems(at.db, apply.bp, apply.itemIds)
  const set = { finishedAt: end.at, nextTryAt: null, failReason: end.failReason ?? null }
  if (apply.status !== 'A0') throw new RangeError('only what waits')
  const status =
    end.event === 'FAIL' ? await transition(at, applyMachine, { ...apply, status: apply.status }, 'TAKE') : apply.status
  await transition(at, applyMachine, { ...apply, status }, end.event, { set })
}
