import { Type } from '@sinclair/typebox'
import { DAY, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { forgetReceipts } from '../../ports/sms/receipt-repo'
import { kind, onePiece } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { seal, unseal } from '../../secret'

/** A text without a code. It is sent until the provider has accepted it, under one number, so that no recipient gets it twice. */
export const smsNotice = kind({
  name: 'message.sms',
  // Phone and text are personal: sealed, as everywhere at rest (C 2).
  data: Type.Object({
    companyCode: Type.String(),
    noticeId: Type.String(),
    smsType: Type.String(),
    sealed: Type.String(),
  }),
  concurrency: 8,
  run: {
    async manual(ctx, { noticeId, smsType, sealed }) {
      const { phone, text } = JSON.parse(unseal(ctx, sealed)) as { phone: string; text: string }
      const { sms } = ctx.ports
      await (sms.deliver ?? sms.send)({ phone, smsType, text, noticeId })
    },
  },
})

/** Sends a notice of a gas company by SMS after the commit of the caller's transaction. */
export async function sendSms(
  work: Work,
  { companyCode, phone, smsType, text }: { companyCode: string; phone: string; smsType: string; text: string },
): Promise<void> {
  const noticeId = newId(work.clock.now())
  const sealed = seal(work, JSON.stringify({ phone, text }))
  await enqueue(work, smsNotice, noticeId, { companyCode, noticeId, smsType, sealed })
}

/** Days after which no notice is tried any more: its receipt is of no use then. */
const RECEIPT_DAYS = 30

export const forgetSms = onePiece(
  'message.forgetSms',
  { dailyAt: '03:10' },
  { handle: ({ db, clock }) => forgetReceipts(db, toInstant(clock.now() - RECEIPT_DAYS * DAY)) },
)
