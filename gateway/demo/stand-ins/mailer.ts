import type { Db } from '../../db/connect'
import type { Clock } from '../../ports/clock'
import type { Mailer } from '../../ports/mail'
import { MailRefused } from '../../ports/mail/refused'
import { inTrouble, modeOf, type Trouble } from './trouble'

/** Setting `mail.mode`: beside being slow, down or lost, every box is full. */
const modes = ['FULL'] as const

/** Mail into the outbox of the development tools: once under its number. Boxes with a name that begins with `full` take nothing. */
export const embeddedMailer = (db: Db, clock: Clock, trouble: Trouble): Mailer => ({
  async send({ mailId, to, subject, text, attachments }) {
    const isFull = (await modeOf(trouble.readSetting, trouble.port, modes)) === 'FULL' || to.startsWith('full')
    if (isFull) throw new MailRefused('552 mailbox full', 552)
    const files = attachments.map(({ name, bytes }) => `${name}（${bytes.length}字节）`).join('、')
    await inTrouble(trouble, () =>
      db
        .insertInto('devOutbox')
        .values({
          outboxId: mailId,
          channel: 'MAIL',
          target: to,
          kind: 'INVOICE',
          text: [subject, text, ...(files === '' ? [] : [`附件：${files}`])].join('\n'),
          createdAt: clock.iso(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
  },
})
