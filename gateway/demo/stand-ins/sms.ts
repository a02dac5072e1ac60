import { maskPhone } from '@domain/mask'
import type { Db } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Clock } from '../../ports/clock'
import type { SmsSender } from '../../ports/sms'

export interface EmbeddedSmsParts {
  db: Db
  clock: Clock
  say(line: string): void
}

/**
 * LG-05: the code appears in the log, `[sms] 138****0001 LOGIN 482913`, and in the outbox of the development tools. A notice is there
 * once under its number.
 */
export const embeddedSms = ({ db, clock, say }: EmbeddedSmsParts): SmsSender => ({
  async send({ phone, smsType, text, code, noticeId }) {
    const row = {
      outboxId: noticeId ?? newId(clock.now()),
      channel: 'SMS' as const,
      target: phone,
      kind: smsType,
      text,
      createdAt: clock.iso(),
    }
    const kept = await db
      .insertInto('devOutbox')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows) say(`[sms] ${maskPhone(phone)} ${smsType} ${code ?? ''}`.trim())
  },
})
