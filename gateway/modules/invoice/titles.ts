import type { In, Out } from '@contract'
import { buyerNameOf, taxNumberOf } from '@domain/tax-number'
import { maskTail } from '@domain/mask'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { openTask, dropTask } from '../desk/service'
import { describe, urls, use } from '../file/service'
import { consumeTicket } from '../identity/service'
import { drop } from '../todo/service'
import { openWithTitle } from './repo/applies'
import * as repo from './repo/titles'
import { mailAddressOf } from './rules/mails'
import { noSpecial, titleFault, unusable, type Standing, type TitleDraft } from './rules/titles'
import { standingOf } from './standing'
import { titleMachine } from './states'
import type { Title } from './types'

type TitleRow = Out<'default GET /crmgas/invoice/titleList'>[number]
type Whole = Out<'default GET /crmgas/invoice/titleDetail'>
type Input = In<'default POST /crmgas/invoice/saveTitle'>
type InvoiceType = '81' | '82'

const MOST = 20

function titleRow(title: Title, type: InvoiceType, standing: Standing): TitleRow {
  const { titleId, titleKind, buyerType, buyerName, taxNo, address, phone, bankName, bankAccount } = title
  const { specialAllowed, rejectReason, email, receiverPhone, isDefault, version } = title
  return {
    titleId,
    titleKind,
    buyerType,
    buyerName,
    taxNo,
    address,
    phone,
    bankName,
    specialAllowed,
    rejectReason,
    email,
    receiverPhone,
    isDefault,
    version,
    reviewStatus: title.status,
    bankAccount: bankAccount === '' ? '' : maskTail(bankAccount),
    unusable: unusable(title, type, standing),
  }
}

/** Call 125. */
export async function titleList(work: Work, session: BoundSession, type: InvoiceType = '82'): Promise<TitleRow[]> {
  const standing = await standingOf(work, session)
  return (await repo.titlesOf(work, session.bp)).map((title) => titleRow(title, type, standing))
}

/** Call 124: 2660 where there is none. */
export async function defaultTitle(work: Work, session: BoundSession, type: InvoiceType = '82'): Promise<TitleRow> {
  const found = (await titleList(work, session, type)).find(({ isDefault }) => isDefault)
  if (!found) throw new Refusal('2660')
  return found
}

/** Call 126. */
export async function titleDetail(work: Work, session: BoundSession, titleId: string): Promise<Whole> {
  const title = ownOr2902(await repo.findTitle(work, session.bp, titleId))
  return wholeOf(work, session, title)
}

async function wholeOf(work: Work, session: BoundSession, title: Title): Promise<Whole> {
  return {
    ...titleRow(title, '82', await standingOf(work, session)),
    bankAccount: title.bankAccount,
    proofs: await proofsOf(work, title.proofFileIds),
  }
}

/** Files as they are shown: name and signed address; one that is gone is left out. */
export async function proofsOf(work: Work, fileIds: readonly string[]) {
  const addresses = await urls(work, fileIds)
  const found = []
  for (const fileId of fileIds) {
    const url = addresses.get(fileId)
    if (url !== undefined) found.push({ fileId, name: (await describe(work, fileId))?.name ?? '', url })
  }
  return found
}

const draftOf = (input: Input): TitleDraft => ({
  titleKind: input.titleKind,
  buyerType: input.buyerType,
  buyerName: buyerNameOf(input.buyerName),
  taxNo: taxNumberOf(input.taxNo ?? ''),
  address: (input.address ?? '').trim(),
  phone: (input.phone ?? '').trim(),
  bankName: (input.bankName ?? '').trim(),
  bankAccount: (input.bankAccount ?? '').replace(/\s/g, ''),
  email: mailAddressOf(input.email ?? ''),
  receiverPhone: (input.receiverPhone ?? '').trim(),
  applySpecial: input.applySpecial === '1',
})

/** Call 127: a new title, or an edit of the version that was read (IT-05, IT-06). */
export async function saveTitle(ctx: Ctx<BoundSession>, input: Input): Promise<Whole> {
  const { session } = ctx
  const draft = draftOf(input)
  const fault = titleFault(draft)
  if (fault) throw new Refusal(fault.code, { data: { field: fault.field }, ...(fault.text && { text: fault.text }) })
  await repo.lockTitleBook(ctx.db, session.bp)
  const all = await repo.lockTitles(ctx, session.bp)
  const before = input.titleId === undefined ? undefined : all.find(({ titleId }) => titleId === input.titleId)
  if (input.titleId !== undefined && !before) throw new Refusal('2902')
  if (before && before.version !== input.version) throw new Refusal('2634')
  if (!before && all.length >= MOST) throw new Refusal('2630')
  const isSame = (one: Title): boolean => one.buyerName === draft.buyerName && one.taxNo === draft.taxNo
  if (all.some((one) => one !== before && isSame(one))) throw new Refusal('2631')
  const standing = await standingOf(ctx, session)
  if (draft.applySpecial && noSpecial(standing) !== null)
    throw new Refusal('2604', { data: { field: 'applySpecial', reason: noSpecial(standing) } })
  if (before?.specialAllowed === '1' && !isSame(before))
    await consumeTicket(ctx, session.userId, input.securityTicket ?? '', 'title')
  const proofs = input.proofFileIds ?? before?.proofFileIds ?? []
  if (draft.titleKind === 'OTHER' && proofs.length === 0) throw new Refusal('2643', { data: { field: 'proofFileIds' } })
  const titleId = before?.titleId ?? newId(ctx.clock.now())
  await use(
    ctx,
    session.userId,
    proofs.filter((id) => before?.proofFileIds.includes(id) !== true),
    `INVOICE_TITLE:${titleId}`,
  )
  const saved = await keep(ctx, { draft, before, titleId, proofs, standing })
  const hasDefault = all.some(({ isDefault }) => isDefault)
  if ((!hasDefault || input.isDefault === '1') && saved.status === 'T1')
    await repo.setDefault(ctx, session.bp, titleId, ctx.clock.iso())
  const now = ownOr2902(await repo.findTitle(ctx, session.bp, titleId))
  return wholeOf(ctx, session, now)
}

interface Kept {
  draft: TitleDraft
  before: Title | undefined
  titleId: string
  proofs: string[]
  standing: Standing
}

/** C 3.9: an own title for ordinary invoices is in force at once; all others are reviewed first. */
async function keep(ctx: Ctx<BoundSession>, { draft, before, titleId, proofs, standing }: Kept): Promise<Title> {
  const { bp, companyCode, userId } = ctx.session
  const { applySpecial, ...fields } = draft
  const isSame = before !== undefined && before.buyerName === draft.buyerName && before.taxNo === draft.taxNo
  // The certified number itself needs no second look (CE-10).
  const isProven = draft.titleKind === 'OWN' && standing.certified === 'HOLDS' && draft.taxNo === standing.uscc
  const specialAllowed = !applySpecial
    ? ('0' as const)
    : isProven || (isSame && before.specialAllowed === '1')
      ? ('1' as const)
      : ('2' as const)
  const isReviewed = (draft.titleKind === 'OTHER' && !(isSame && before.status === 'T1')) || specialAllowed === '2'
  const now = ctx.clock.iso()
  const set = { ...fields, specialAllowed, proofFileIds: [...proofs], rejectReason: null, updatedAt: now }
  if (!before)
    await repo.insertTitle(ctx, {
      bp,
      companyCode,
      titleId,
      ...set,
      status: isReviewed ? 'T2' : 'T1',
      createdBy: userId,
      createdAt: now,
    })
  else {
    await repo.setTitle(ctx, before, { ...set, version: before.version + 1 })
    if (isReviewed) await transition(ctx, titleMachine, before, 'ASK', { by: userId })
    else if (before.status !== 'T1') await transition(ctx, titleMachine, before, 'ADOPT', { by: userId })
    await endReview(ctx, before)
  }
  if (isReviewed)
    await openTask(ctx, { companyCode, bizType: 'TITLE', bizNo: titleId, bp, rule: 'manual', dueAt: null })
  const saved = ownOr2902(await repo.findTitle(ctx, bp, titleId))
  return saved
}

/** Ends the review of a title without a notice of rejection, so that the desk does not list it any more. */
export async function endReview(
  work: Work,
  { bp, companyCode, titleId }: Pick<Title, 'bp' | 'companyCode' | 'titleId'>,
): Promise<void> {
  await dropTask(work, { companyCode, bizType: 'TITLE', bizNo: titleId })
  await drop(work, 'TITLE_REJECTED', titleId, bp)
}

/** Call 128. */
export async function deleteTitle(ctx: Ctx<BoundSession>, titleId: string): Promise<true> {
  const { bp } = ctx.session
  await repo.lockTitleBook(ctx.db, bp)
  const all = await repo.lockTitles(ctx, bp)
  const title = ownOr2902(all.find((one) => one.titleId === titleId))
  if (await openWithTitle(ctx.db, bp, titleId)) throw new Refusal('2635')
  await repo.setTitle(ctx, title, { deleted: true, updatedAt: ctx.clock.iso() })
  await endReview(ctx, title)
  await passDefaultOn(ctx, title, all)
  return true
}

/** The newest other title that holds becomes the default in place of one that can be it no more (IT-02). */
export async function passDefaultOn(work: Work, title: Title, all: readonly Title[]): Promise<void> {
  if (!title.isDefault) return
  const now = work.clock.iso()
  await repo.setTitle(work, title, { isDefault: false, updatedAt: now })
  const [next] = all
    .filter((one) => one.titleId !== title.titleId && one.status === 'T1')
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  if (next) await repo.setDefault(work, title.bp, next.titleId, now)
}

/** Call 129. */
export async function setDefaultTitle(ctx: Ctx<BoundSession>, titleId: string): Promise<true> {
  const { bp } = ctx.session
  await repo.lockTitleBook(ctx.db, bp)
  const title = ownOr2902((await repo.lockTitles(ctx, bp)).find((one) => one.titleId === titleId))
  if (title.status !== 'T1') throw new Refusal('2636')
  await repo.setDefault(ctx, bp, titleId, ctx.clock.iso())
  return true
}
