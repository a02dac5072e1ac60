import type { In, Out } from '@contract'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { drop } from '../todo/service'
import { deriveSoon } from './derive-soon'
import { invoiceRow } from './invoice-view'
import { returnQuota } from './issue'
import { nameIn, namesOf } from './people'
import { endApplyItems, findApply, lockApply, piecesOf } from './repo/applies'
import { applyPage, invoiceMonths, invoicePage, invoicesOfApplies, type Span } from './repo/invoice-pages'
import { invoicesOfApply } from './repo/invoices'
import { findItems, lockItems } from './repo/items'
import { mailsAbout } from './repo/mails'
import { meaningOf, monthsAsked, spanOfMonths, type Months } from './rules/items'
import { applyMachine, itemMachine } from './states'
import { tradeRows } from './trade-view'
import type { Apply, Invoice } from './types'
import { applyFields } from '@contract/invoice/applies'
import { shape } from '../../http/shape'
import { openParty, openText } from '../../secret'

type Detail = Out<'default GET /crmgas/invoice/applyDetail'>

const applyRow = (apply: Apply, invoices: readonly Invoice[], names: ReadonlyMap<string, string>) =>
  shape(applyFields, apply, {
    buyerName: apply.title.name,
    applicant: nameIn(names, apply.userId),
    invoices: invoices
      .filter((one) => one.applyId === apply.applyId && one.color === 'BLUE')
      .sort((a, b) => (a.pieceNo ?? 0) - (b.pieceNo ?? 0))
      .map(({ invoiceId, invoiceNo, grossAmount, status }) => ({ invoiceId, invoiceNo, grossAmount, status })),
  })

/** Call 117. */
export async function applyList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/applyList'>,
): Promise<Out<'default GET /crmgas/invoice/applyList'>> {
  const { status, invoiceType } = input
  const filter = { status, invoiceType, span: spanAsked(work, input), keyword: meaningOf(input.keyword) }
  const page = paged(input)
  const { rows, total } = await applyPage(work.db, session.bp, filter, page)
  const invoices = await invoicesOfApplies(
    work.db,
    session.bp,
    rows.map(({ applyId }) => applyId),
  )
  const names = await namesOf(
    work,
    rows.map(({ userId }) => userId),
  )
  return envelope(
    page,
    rows.map((apply) => applyRow(apply, invoices, names)),
    total,
  )
}

/** Instants of the months asked for; null for all. */
function spanAsked(work: Work, asked: Months): Span | null {
  if (asked.monthFrom === undefined && asked.monthTo === undefined) return null
  return spanOfMonths(monthsAsked(asked, work.clock.today(), 36))
}

/** Invoices of months, blue and red. */
export async function issuedList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/issuedList'>,
): Promise<Out<'default GET /crmgas/invoice/issuedList'>> {
  const { status, invoiceType } = input
  const filter = { status, invoiceType, span: spanAsked(work, input), keyword: meaningOf(input.keyword) }
  const page = paged(input)
  const rows = await invoicePage(work.db, session.bp, filter, page)
  const months = await invoiceMonths(work.db, session.bp, filter)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  return {
    ...envelope(page, rows.map(invoiceRow), total),
    months: months.map(({ month, count, amount }) => ({ month, count, amount })),
  }
}

/** Call 118. */
export async function applyDetail(work: Work, session: BoundSession, applyId: string): Promise<Detail> {
  const apply = await findApply(work.db, session.bp, applyId)
  if (!apply) throw new Refusal('2655')
  const invoices = await invoicesOfApply(work.db, session.bp, applyId)
  const ids = invoices.map(({ invoiceId }) => invoiceId)
  const mails = (await mailsAbout(work.db, session.bp, ids)).filter(({ kind }) => kind === 'AUTO')
  const names = await namesOf(work, [apply.userId])
  const isOver = apply.status === 'A3' || apply.status === 'A5'
  const sentAt = mails.map((mail) => mail.sentAt).find((at) => at !== null) ?? null
  return {
    ...applyRow(apply, invoices, names),
    mergeMode: apply.mergeMode,
    titleId: apply.titleId,
    buyer: openParty(work, apply.title),
    emails: apply.emails.map((one) => openText(work, one)),
    receiverPhone: apply.receiverPhone && openText(work, apply.receiverPhone),
    showBuyerExtra: apply.showBuyerExtra,
    remark: apply.remark,
    items: await tradeRows(work, session, await findItems(work.db, session.bp, apply.itemIds)),
    issued: invoices.map(invoiceRow),
    progress: [
      { step: 'SUBMIT', at: apply.submittedAt, done: true },
      { step: 'ISSUE', at: apply.status === 'A2' ? apply.finishedAt : null, done: apply.status === 'A2' },
      { step: 'MAIL', at: sentAt, done: sentAt !== null },
    ],
    canWithdraw: await mayWithdraw(work, apply),
    canRepeat: isOver,
    redId: apply.redId,
  }
}

/** IV-23: withdrawable until the first piece is requested from the platform. */
async function mayWithdraw(work: Work, apply: Apply): Promise<boolean> {
  if (apply.status !== 'A0' && apply.status !== 'A4') return false
  return (await piecesOf(work.db, apply.bp, apply.applyId)).every(({ askedAt }) => askedAt === null)
}

/** Call 119. */
export async function withdrawApply(
  ctx: Ctx<BoundSession>,
  applyId: string,
): Promise<Out<'default POST /crmgas/invoice/withdrawApply'>> {
  const { bp, userId } = ctx.session
  const seen = await findApply(ctx.db, bp, applyId)
  if (!seen) throw new Refusal('2655')
  const items = await lockItems(ctx.db, bp, seen.itemIds)
  const apply = await lockApply(ctx.db, bp, applyId)
  if (!apply) throw new Refusal('2655')
  if (apply.status === 'A5') return { status: 'A5' }
  if (!(await mayWithdraw(ctx, apply))) throw new Refusal('2613')
  for (const item of items)
    if (item.status === 'I2') await transition(ctx, itemMachine, item, 'DROP', { set: { applyId: null } })
  await endApplyItems(ctx.db, bp, apply.itemIds)
  await returnQuota(ctx, apply)
  await deriveSoon(ctx, apply)
  const set = { finishedAt: ctx.clock.iso(), nextTryAt: null, failReason: null }
  const status = await transition(ctx, applyMachine, apply, 'WITHDRAW', { by: userId, set })
  await drop(ctx, 'INVOICE_FAILED', applyId, bp)
  return { status }
}
