import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import { dateOf, toMillis } from '@domain/date'
import { maskEmail } from '@domain/mask'
import { isEmail } from '@domain/validate'
import type { BoundSession, Ctx, JobCtx, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { refuseWithoutMail } from '../../../ports/mail'
import { MailRefused } from '../../../ports/mail/refused'
import { indexOf, isSame, openText, sealText } from '../../../secret'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import {
  countWrong,
  findMailing,
  ensureMailing,
  lastSendings,
  lockMailing,
  setMailing,
  type Mailing,
} from '../repo/mailing'
import { CODES_A_DAY, CODE_MINUTES, CODE_PAUSE, MOST_WRONG, firstMonth, sentOn } from '../rules/mailing'
import { mailFault } from '../rules/mails'
import { refuseWithoutBills } from './matrix'

type View = Out<'btwob GET /invoice/matrix/mailing'>

const SHOWN = 12
const MINUTE = 60_000

/** The code by mail. */
export const codeKind = kind({
  name: 'invoice.matrixCode',
  data: Type.Object({ bp: Type.String(), userId: Type.String(), askedAt: Type.String() }),
  run: { manual: sendCode },
})

/** The figures are sent outside: by users with the right to apply for invoices, or the master. */
function refuseStranger(session: BoundSession): void {
  refuseWithoutBills(session)
  if (!maySee(session, 'INVOICE_APPLY')) throw new Refusal('2110')
}

/** What is sent where, and what was. */
export async function mailingOf(work: Work, session: BoundSession): Promise<View> {
  refuseWithoutBills(session)
  return viewOf(work, session)
}

async function viewOf(work: Work, owner: Pick<BoundSession, 'bp' | 'userId'>): Promise<View> {
  const mailing = await findMailing(work.db, owner)
  const sent = await lastSendings(work.db, owner, SHOWN)
  return {
    email: mailing?.email ? maskEmail(openText(work, mailing.email)) : null,
    waiting: mailing ? waitingOf(work, mailing) : null,
    next: mailing?.nextMonth ? { month: mailing.nextMonth, on: sentOn(mailing.nextMonth) } : null,
    sent: sent.map(({ month, email, status, sentAt, failReason }) => ({
      month,
      email: maskEmail(openText(work, email)),
      status,
      sentAt,
      failReason,
    })),
  }
}

const endOf = (askedAt: string): number => toMillis(askedAt) + CODE_MINUTES * MINUTE

function waitingOf(work: Work, { wantedEmail, askedAt, failReason, tries }: Mailing): View['waiting'] {
  if (wantedEmail === null || askedAt === null) return null
  const left = endOf(askedAt) - work.clock.now()
  if (left <= 0 || tries >= MOST_WRONG) return null
  return {
    email: maskEmail(openText(work, wantedEmail)),
    until: isoOf(endOf(askedAt)),
    remainSeconds: Math.ceil(left / 1000),
    failReason,
  }
}

/** A code for a mailbox, not more often than one a minute and five a day. */
export async function askCode(
  ctx: Ctx<BoundSession>,
  input: In<'btwob POST /invoice/matrix/mailing/ask'>,
): Promise<View> {
  refuseStranger(ctx.session)
  refuseWithoutMail(ctx.ports.mail)
  const email = input.email.trim()
  if (!isEmail(email) || /\s/.test(email)) throw new Refusal('2610')
  const now = ctx.clock.iso()
  const { bp, userId } = ctx.session
  const before = await ensureMailing(ctx.db, ctx.session, now)
  const wait =
    before.askedAt === null ? 0 : CODE_PAUSE - Math.floor((ctx.clock.now() - toMillis(before.askedAt)) / 1000)
  if (wait > 0) throw new Refusal('2004', { params: { n: String(wait) } })
  const isToday = before.askedAt !== null && dateOf(before.askedAt) === ctx.clock.today()
  const askCount = isToday ? before.askCount + 1 : 1
  if (askCount > CODES_A_DAY) throw new Refusal('2005')
  await setMailing(ctx.db, ctx.session, {
    wantedEmail: sealText(ctx, email),
    askedAt: now,
    askCount,
    tries: 0,
    failReason: null,
    updatedAt: now,
  })
  await enqueue(ctx, codeKind, `${bp}|${userId}|${now}`, { bp, userId, askedAt: now })
  return viewOf(ctx, ctx.session)
}

/** Six digits derived from the mailbox, its owner and the time of the request: the code itself is not stored. */
const codeOf = (work: Pick<Work, 'config'>, { bp, userId }: Mailing, email: string, askedAt: string): string =>
  String(
    Number.parseInt(indexOf(work, `matrix-code|${bp}|${userId}|${email}|${toMillis(askedAt)}`).slice(0, 12), 16) %
      1_000_000,
  ).padStart(6, '0')

async function sendCode(ctx: JobCtx, data: { bp: string; userId: string; askedAt: string }): Promise<void> {
  const mailing = await findMailing(ctx.db, data)
  if (!mailing || mailing.wantedEmail === null || mailing.askedAt === null) return
  if (toMillis(mailing.askedAt) !== toMillis(data.askedAt)) return
  if (endOf(mailing.askedAt) <= ctx.clock.now()) return
  const email = openText(ctx, mailing.wantedEmail)
  const code = codeOf(ctx, mailing, email, mailing.askedAt)
  try {
    await ctx.ports.mail.send({
      mailId: `MC${data.bp}${data.userId}${toMillis(data.askedAt)}`,
      to: email,
      subject: '邮箱验证码',
      text: `您正在设置每月财务对账邮件，验证码：${code}，${CODE_MINUTES}分钟内有效。如非本人操作，请忽略此邮件。`,
      attachments: [],
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    await ctx.transaction((work) => noteRefused(work, data, mailFault(error.replyCode)))
  }
}

async function noteRefused(work: Work, data: { bp: string; userId: string; askedAt: string }, why: string) {
  const mailing = await lockMailing(work.db, data)
  if (!mailing?.askedAt || toMillis(mailing.askedAt) !== toMillis(data.askedAt)) return
  await setMailing(work.db, data, { failReason: why, updatedAt: work.clock.iso() })
}

/** The mailbox reads its mail: from the next 5th on it gets the month before. */
export async function confirmMailbox(ctx: Ctx<BoundSession>, code: string): Promise<View> {
  refuseStranger(ctx.session)
  const mailing = await lockMailing(ctx.db, ctx.session)
  const { wantedEmail = null, askedAt = null, tries = 0 } = mailing ?? {}
  if (!mailing || wantedEmail === null || askedAt === null) throw new Refusal('2003')
  if (tries >= MOST_WRONG || endOf(askedAt) <= ctx.clock.now()) throw new Refusal('2003')
  if (!isSame(code.trim(), codeOf(ctx, mailing, openText(ctx, wantedEmail), askedAt))) {
    ctx.afterRefusal((db) => countWrong(db, mailing))
    throw new Refusal('2002')
  }
  await setMailing(ctx.db, mailing, {
    email: wantedEmail,
    nextMonth: mailing.nextMonth ?? firstMonth(ctx.clock.today()),
    wantedEmail: null,
    failReason: null,
    updatedAt: ctx.clock.iso(),
  })
  return viewOf(ctx, ctx.session)
}

/** Nothing is sent any more, at once; harmless where nothing was. */
export async function stopMailing(ctx: Ctx<BoundSession>): Promise<true> {
  const mailing = await lockMailing(ctx.db, ctx.session)
  const none = { email: null, nextMonth: null, wantedEmail: null, failReason: null }
  if (mailing) await setMailing(ctx.db, mailing, { ...none, updatedAt: ctx.clock.iso() })
  return true
}
