import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import { dateOf, toMillis } from '@domain/date'
import { maskEmail } from '@domain/mask'
import { formatAmount } from '@domain/money'
import { isEmail } from '@domain/validate'
import type { BoundSession, Ctx, JobCtx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { refuseWithoutMail } from '../../ports/mail'
import { MailRefused } from '../../ports/mail/refused'
import { transition } from '../../states'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { filesToHand } from './documents'
import { findApply } from './repo/applies'
import { findInvoices, lockInvoices } from './repo/invoices'
import { countTry, insertMails, lockMail, mailsAbout } from './repo/mails'
import { mailFault } from './rules/mails'
import { mailMachine } from './states'
import type { Apply, Invoice, Mail } from './types'
import { openText, sealText, type KeyHolder } from '../../secret'

const MOST_TRIES = 6
/** IV-22. */
const PAUSE_SECONDS = 60
const PER_DAY = 5

/** One mail: sent between transactions, under a number that makes a second one the same. */
export const mailKind = kind({
  name: 'invoice.mail',
  data: Type.Object({ bp: Type.String(), mailId: Type.String() }),
  run: { manual: (ctx, { bp, mailId }) => sendMail(ctx, bp, mailId) },
})

async function sendMail(ctx: JobCtx, bp: string, mailId: string): Promise<void> {
  const mail = await ctx.transaction(async (work) => {
    const found = await lockMail(work.db, bp, mailId)
    if (found?.status !== '0') return null
    await countTry(work.db, found)
    return found
  })
  if (!mail) return
  const invoices = await findInvoices(ctx.db, bp, mail.invoiceIds)
  try {
    await ctx.ports.mail.send(await messageOf(ctx, mail, invoices))
  } catch (error) {
    const isOver = error instanceof MailRefused || mail.tries + 1 >= MOST_TRIES
    if (!isOver) throw error
    return ctx.transaction((work) => settle(work, mail, faultOf(error)))
  }
  await ctx.transaction((work) => settle(work, mail, null))
}

/** The reason of a failure, for the log of mails. */
export const faultOf = (error: unknown): string => mailFault(error instanceof MailRefused ? error.replyCode : null)

async function settle(work: Work, { bp, mailId }: Mail, failReason: string | null): Promise<void> {
  const mail = await lockMail(work.db, bp, mailId)
  if (mail?.status !== '0') return
  if (failReason === null) await transition(work, mailMachine, mail, 'SENT', { set: { sentAt: work.clock.iso() } })
  else await transition(work, mailMachine, mail, 'FAIL', { set: { failReason } })
}

async function messageOf(ctx: JobCtx, mail: Mail, invoices: readonly Invoice[]) {
  const attachments = []
  for (const invoice of invoices) attachments.push(...(await filesToHand(ctx, invoice)))
  const lines = invoices.map(
    ({ invoiceNo, buyer, grossAmount }) => `${invoiceNo}　${buyer.name}　${formatAmount(grossAmount)}元`,
  )
  return {
    mailId: mail.mailId,
    to: openText(ctx, mail.email),
    subject: `电子发票${invoices.length}张：${invoices[0]?.seller.name ?? ''}`,
    text: ['您好，以下电子发票见附件：', ...lines, '', '此邮件由系统发出，请勿回复。'].join('\n'),
    attachments,
  }
}

async function queueMails(
  work: Work,
  { bp, userId }: { bp: string; userId: string },
  about: { invoiceIds: readonly string[]; emails: readonly string[]; kind: Mail['kind'] },
): Promise<void> {
  const now = work.clock.iso()
  const sendingId = newId(work.clock.now())
  const mails = about.emails.map((email) => ({
    bp,
    userId,
    email: sealText(work, email),
    sendingId,
    kind: about.kind,
    mailId: newId(work.clock.now()),
    invoiceIds: [...about.invoiceIds],
    status: '0' as const,
    createdAt: now,
    updatedAt: now,
  }))
  await insertMails(work.db, mails)
  for (const { mailId } of mails) await enqueue(work, mailKind, mailId, { bp, mailId })
}

/** IV-21: what has been issued goes to the addresses of its application. */
export const sendIssued = (work: Work, apply: Apply, invoiceIds: readonly string[]): Promise<void> =>
  queueMails(work, apply, { invoiceIds, emails: apply.emails.map((one) => openText(work, one)), kind: 'AUTO' })

/** Call 122. The invoices are locked, so that two at once do not pass the limits of one. */
export async function resendEmail(
  ctx: Ctx<BoundSession>,
  input: In<'default POST /crmgas/invoice/reSendEmail'>,
): Promise<Out<'default POST /crmgas/invoice/reSendEmail'>> {
  const { bp } = ctx.session
  refuseWithoutMail(ctx.ports.mail)
  if (input.emails.some((one) => !isEmail(one) || /\s/.test(one))) throw new Refusal('2610')
  const ids = [...new Set(input.invoiceIds)]
  const invoices = await lockInvoices(ctx.db, bp, ids)
  if (invoices.length !== ids.length) throw new Refusal('2656')
  for (const invoice of invoices) if (!(await maySend(ctx, invoice))) throw new Refusal('2110')
  const sent = (await mailsAbout(ctx.db, bp, ids)).filter((mail) => mail.kind === 'RESEND')
  for (const id of ids)
    refuseTooMany(
      ctx,
      sent.filter((mail) => mail.invoiceIds.includes(id)),
    )
  await queueMails(ctx, ctx.session, { invoiceIds: ids, emails: [...new Set(input.emails)], kind: 'RESEND' })
  return { accepted: ids.length }
}

/** IV-26: the applicant, the master, and users with the right to apply. */
async function maySend(ctx: Ctx<BoundSession>, invoice: Invoice): Promise<boolean> {
  const { isMaster, models, userId, bp } = ctx.session
  if (isMaster || models.includes('INVOICE_APPLY')) return true
  const apply = invoice.applyId === null ? undefined : await findApply(ctx.db, bp, invoice.applyId)
  return apply?.userId === userId
}

function refuseTooMany(work: Work, sent: readonly Mail[]): void {
  const last = sent[0]
  if (last && work.clock.now() - toMillis(last.createdAt) < PAUSE_SECONDS * 1000) throw new Refusal('2611')
  const today = sent.filter((mail) => dateOf(mail.createdAt) === work.clock.today())
  if (new Set(today.map((mail) => mail.sendingId)).size >= PER_DAY) throw new Refusal('2612')
}

/** Call 123. */
export async function mailLog(
  work: Work,
  session: BoundSession,
  invoiceId: string,
): Promise<Out<'default GET /crmgas/invoice/mailLog'>> {
  const [invoice] = await findInvoices(work.db, session.bp, [invoiceId])
  if (!invoice) throw new Refusal('2656')
  return (await mailsAbout(work.db, session.bp, [invoiceId])).map((mail) => mailRow(work, mail))
}

export const mailRow = (work: KeyHolder, { mailId, email, kind: of, status, sentAt, failReason }: Mail) => ({
  id: mailId,
  email: maskEmail(openText(work, email)),
  kind: of,
  status,
  sentAt,
  failReason,
})
