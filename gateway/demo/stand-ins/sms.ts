import { maskPhone } from '@domain/mask'
import type { Db } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Clock } from '../../ports/clock'
import type { SmsSender } from '../../ports/sms'

export interface EmbeddedSmsParts {
  db: Db
  clock: Clock
  say(line: string): void
  /** ms that SLOW takes. */
  slow?: number
}

const modes = ['NORMAL', 'SLOW', 'DOWN', 'LOST'] as const
type Mode = (typeof modes)[number]

/** Setting `sms.mode`: how the sender misbehaves. LOST: it takes the message and nobody hears of it. */
async function modeOf(db: Db): Promise<Mode> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('companyCode', '=', '*')
    .where('key', '=', 'sms.mode')
    .executeTakeFirst()
  return modes.find((mode) => mode === row?.value) ?? 'NORMAL'
}

/**
 * LG-05: the code appears in the log, `[sms] 138****0001 LOGIN 482913`, and in the outbox of the development tools. A notice is there
 * once under its number.
 */
export const embeddedSms = ({ db, clock, say, slow = 3000 }: EmbeddedSmsParts): SmsSender => ({
  async send({ phone, smsType, text, code, noticeId }) {
    const mode = await modeOf(db)
    if (mode === 'DOWN') throw new Error('the SMS sender is switched off')
    if (mode === 'SLOW') await new Promise((done) => setTimeout(done, slow))
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
    if (mode === 'LOST') throw new Error('no word of the SMS sender')
  },
})
