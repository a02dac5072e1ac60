import { maskPhone } from '@domain/mask'
import type { Db } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Clock } from '../clock'
import type { SmsSender } from '.'

export interface EmbeddedSmsParts {
  db: Db
  clock: Clock
  say(line: string): void
}

/** LG-05: the code appears in the log, `[sms] 138****0001 LOGIN 482913`, and in the outbox of the development tools. */
export const embeddedSms = ({ db, clock, say }: EmbeddedSmsParts): SmsSender => ({
  async send({ phone, smsType, text, code }) {
    const row = {
      outboxId: newId(clock.now()),
      channel: 'SMS',
      target: phone,
      kind: smsType,
      text,
      createdAt: clock.iso(),
    }
    await db.insertInto('devOutbox').values(row).execute()
    say(`[sms] ${maskPhone(phone)} ${smsType} ${code ?? ''}`.trim())
  },
})
