import { Type } from '@sinclair/typebox'
import { addMonths } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import type { JobCtx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import type { MailMessage } from '../../../ports/mail'
import { MailRefused } from '../../../ports/mail/refused'
import { xlsxOf } from '../../../sheet/xlsx'
import { gathered, gatheredUpTo, zipped } from '../../../sheet/zip'
import { transition } from '../../../states'
import { kind } from '../../../work/kinds'
import { customerOf, rightsAt } from '../../membership/service'
import { faultOf } from '../mails'
import {
  countSending,
  insertSending,
  lockMailing,
  lockSending,
  setMailing,
  type Mailing,
  type Sending,
} from '../repo/mailing'
import { countFiles } from '../repo/matrix'
import { sumCells } from '../rules/matrix'
import { sendingMachine } from '../states'
import type { AccountKey } from '../types'
import { archiveName, daysOf, invoiceFiles, sheetName } from './files'
import { rowsOf, type MatrixFilter } from './rows'
import { tableOf } from './sheet'
import type { Sealed } from '../../../db/column-types'
import { openText } from '../../../secret'

const MOST_TRIES = 6
/** Bytes: mailboxes take no larger mails. */
const MOST_ATTACHED = 10 * 1024 * 1024
/** As for setting it up: the figures are sent outside. */
const NEEDED = ['BILL_VIEW', 'INVOICE_VIEW', 'INVOICE_APPLY']
const ALL: MatrixFilter = { title: '', meter: '', onlyGaps: false }
const STOPPED = '已停止发送'

interface Due {
  bp: string
  userId: string
  month: string
}

/** One month to one mailbox. The row of the month is there before the mail leaves, and a second one there cannot be. */
export const matrixMailKind = kind({
  name: 'invoice.matrixMail',
  data: Type.Object({ bp: Type.String(), userId: Type.String(), month: Type.String() }),
  run: { manual: sendMonth },
})

async function sendMonth(ctx: JobCtx, due: Due): Promise<void> {
  const sending = await ctx.transaction((work) => begin(work, due))
  if (!sending) return
  try {
    await ctx.ports.mail.send(await messageOf(ctx, sending))
  } catch (error) {
    if (!(error instanceof MailRefused) && sending.tries + 1 < MOST_TRIES) throw error
    return ctx.transaction((work) => settle(work, due, faultOf(error)))
  }
  await ctx.transaction((work) => settle(work, due, null))
}

/** The sending under its lock, made where the month is due; null where there is nothing (more) to send. */
async function begin(work: Work, due: Due): Promise<Sending | null> {
  const mailing = await lockMailing(work.db, due)
  if (!mailing) return null
  const before = await lockSending(work.db, due, due.month)
  const isDue = mailing.nextMonth === due.month
  if (!isDue && before?.status !== '0') return null
  // Also of a month that is tried again: the right may be gone since the first try.
  const email = mailing.email !== null && (await mayStillSee(work, due)) ? mailing.email : null
  if (email === null) await setMailing(work.db, due, { email: null, nextMonth: null, updatedAt: work.clock.iso() })
  else if (isDue) {
    await setMailing(work.db, due, { nextMonth: addMonths(due.month, 1), updatedAt: work.clock.iso() })
    if (!before) await insertSending(work.db, newSending(work, { ...mailing, email }, due))
  }
  const sending = before ?? (await lockSending(work.db, due, due.month))
  if (sending?.status !== '0') return null
  if (email === null || openText(work, email) !== openText(work, sending.email)) {
    await transition(work, sendingMachine, { ...sending, status: sending.status }, 'FAIL', {
      set: { failReason: STOPPED },
    })
    return null
  }
  await countSending(work.db, sending)
  return sending
}

const newSending = (work: Work, { companyCode, email }: Mailing & { email: Sealed }, due: Due) => ({
  ...due,
  companyCode,
  mailId: newId(work.clock.now()),
  email,
  status: '0' as const,
  createdAt: work.clock.iso(),
  updatedAt: work.clock.iso(),
})

/** A user that has lost the right or the customer number receives nothing more. */
async function mayStillSee(work: Work, { bp, userId }: Due): Promise<boolean> {
  const rights = await rightsAt(work, bp, userId)
  return NEEDED.every((model) => rights.has(model))
}

async function settle(work: Work, due: Due, failReason: string | null): Promise<void> {
  const sending = await lockSending(work.db, due, due.month)
  if (sending?.status !== '0') return
  const row = { ...sending, status: sending.status }
  if (failReason === null) await transition(work, sendingMachine, row, 'SENT', { set: { sentAt: work.clock.iso() } })
  else await transition(work, sendingMachine, row, 'FAIL', { set: { failReason } })
}

async function messageOf(ctx: JobCtx, { bp, companyCode, month, email, mailId }: Sending): Promise<MailMessage> {
  const key = { bp, companyCode }
  const span = { from: month, to: month }
  const sum = sumCells((await rowsOf(ctx, key, span, ALL)).rows)
  const customer = await customerOf(ctx, bp, companyCode)
  const archive = await archiveOf(ctx, key, month)
  const lines = [
    `${customer?.customerName ?? ''}（户号 ${bp}）${formatMonth(month)}：`,
    `账单 ${formatAmount(sum.billed)}元，已缴 ${formatAmount(sum.paid)}元，未缴 ${formatAmount(sum.unpaid)}元。`,
    `发票 ${formatAmount(sum.invoiced)}元，红冲 ${formatAmount(sum.red)}元，未开票 ${formatAmount(sum.open)}元。`,
    archive === 'TOO_LARGE' ? '当月发票文件较大，请在应用的财务对账中下载。' : '',
    '此邮件由系统每月5日发出，可在应用的财务对账中停止。',
  ]
  return {
    mailId,
    to: openText(ctx, email),
    subject: `${formatMonth(month)}财务对账：${customer?.customerName ?? bp}`,
    text: lines.filter((line) => line !== '').join('\n'),
    attachments: [
      {
        name: sheetName(bp, span, 'xlsx'),
        mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await gathered(xlsxOf(tableOf(ctx, key, span, ALL), ctx.clock.iso())),
      },
      ...(archive instanceof Buffer ? [{ name: archiveName(bp, month), mime: 'application/zip', bytes: archive }] : []),
    ],
  }
}

/** The files of the invoices issued in the month; null without any. */
async function archiveOf(ctx: JobCtx, key: AccountKey, month: string): Promise<Buffer | 'TOO_LARGE' | null> {
  if ((await countFiles(ctx.db, key, daysOf(month))) === 0) return null
  const files = zipped(invoiceFiles(ctx, key, month), ctx.clock.iso())
  return (await gatheredUpTo(files, MOST_ATTACHED)) ?? 'TOO_LARGE'
}
