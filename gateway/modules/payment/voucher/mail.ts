import { Type } from '@sinclair/typebox'
import type { Api } from '@contract'
import { maskEmail } from '@domain/mask'
import { formatAmount } from '@domain/money'
import { voucherName } from '@domain/statuses/pay-order'
import { isEmail } from '@domain/validate'
import type { BoundSession, Ctx, JobCtx } from '../../../http/context'
import { newId } from '../../../http/ids'
import { originOf } from '../../../http/origin'
import { Refusal } from '../../../http/refusal'
import type { OwnData } from '../../../personal-data'
import { isoOf } from '../../../ports/clock'
import { refuseWithoutMail } from '../../../ports/mail'
import { MailRefused } from '../../../ports/mail/refused'
import { openText, sealText } from '../../../secret'
import { listed, moment } from '../../../sheet/table'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import { countMails, insertMail, lockMail, mailsOfUser, updateMail } from '../repo/voucher-mails'
import { voucherById } from '../repo/vouchers'
import { stateOf } from './mail-view'
import { seenVoucher, voucherFile } from './views'

type Send = Api['default POST /crmgas/voucher/sendEmail']

const HOUR = 3_600_000
/** AE-05: mails of a user within an hour. */
const MOST_AN_HOUR = 3
const MOST_TRIES = 6

/** voucher/sendEmail: the document of a voucher goes to an address. Refuses 2902, 2610, 2906; 2907 where no mail is ever sent. */
export async function sendVoucher(ctx: Ctx<BoundSession>, input: Send['in']): Promise<Send['out']> {
  const { bp: senderBp, companyCode, userId } = ctx.session
  refuseWithoutMail(ctx.ports.mail)
  const { voucher } = await seenVoucher(ctx, ctx.session, input.voucherId)
  const email = input.email.trim()
  if (!isEmail(email) || /\s/.test(email)) throw new Refusal('2610')
  if ((await countMails(ctx.db, userId, isoOf(ctx.clock.now() - HOUR))) >= MOST_AN_HOUR) throw new Refusal('2906')
  const { bp, voucherId } = voucher
  const mailId = newId(ctx.clock.now())
  await insertMail(ctx.db, {
    bp,
    mailId,
    companyCode,
    voucherId,
    senderBp,
    userId,
    email: sealText(ctx, email),
    origin: originOf(ctx),
    createdAt: ctx.clock.iso(),
  })
  await enqueue(ctx, voucherMail, mailId, { bp, mailId })
  return { email: maskEmail(email) }
}

/** One mail: sent between transactions, under a number that makes a second one the same. */
export const voucherMail = kind({
  name: 'payment.voucherMail',
  data: Type.Object({ bp: Type.String(), mailId: Type.String() }),
  run: { manual: send },
})

async function send(ctx: JobCtx, key: { bp: string; mailId: string }): Promise<void> {
  const mail = await ctx.transaction(async (work) => {
    const found = await lockMail(work.db, key)
    if (!found || found.sentAt !== null || found.failedAt !== null) return null
    await updateMail(work.db, found, { tries: found.tries + 1 })
    return found
  })
  const voucher = mail && (await voucherById(ctx.db, mail.voucherId))
  if (!mail || !voucher) return
  const file = await voucherFile(ctx, voucher, { isOwn: mail.senderBp === mail.bp, origin: mail.origin })
  const title = voucherName(voucher.bizType)
  try {
    await ctx.ports.mail.send({
      mailId: mail.mailId,
      to: openText(ctx, mail.email),
      subject: `${title} ${voucher.voucherNo}`,
      text: [
        `您好，${title}见附件：`,
        `${voucher.voucherNo}　${voucher.title}　${formatAmount(voucher.amount)}元`,
        '本凭证不作为报销凭证。',
        '',
        '此邮件由系统发出，请勿回复。',
      ].join('\n'),
      attachments: [{ ...file, mime: 'application/pdf' }],
    })
  } catch (error) {
    if (!(error instanceof MailRefused) && mail.tries + 1 < MOST_TRIES) throw error
    ctx.log.warn({ err: error, mailId: mail.mailId }, 'a voucher was not sent')
    return ctx.transaction((work) => updateMail(work.db, mail, { failedAt: work.clock.iso() }))
  }
  await ctx.transaction((work) => updateMail(work.db, mail, { sentAt: work.clock.iso() }))
}

const WORDS = { WAITING: '待发送', SENT: '已发送', FAILED: '发送失败' } as const

/** For a user's copy (PIPL art. 45). */
const mails: OwnData = async (work, { userId }) =>
  listed('凭证邮件记录', await mailsOfUser(work.db, userId), [
    ['户号', 14, ({ senderBp }) => senderBp],
    ['收件邮箱', 28, ({ email }) => openText(work, email)],
    ['时间', 20, ({ createdAt }) => moment(createdAt)],
    ['状态', 12, (mail) => WORDS[stateOf(mail)]],
  ])

export const voucherData = { voucher_mail: mails }
