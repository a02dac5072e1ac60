import type { Config } from '../../config'
import { refuses, SwitchedOff } from '../switched-off'
import { smtpMailer } from './smtp'

export interface MailMessage {
  /** Names the mail for ever: a store that has it keeps it once. */
  mailId: string
  to: string
  subject: string
  text: string
  attachments: readonly { name: string; mime: string; bytes: Buffer }[]
}

/** Sends mail. Resolves when the server has taken it; `MailRefused` for good, anything else is worth another try. Never inside a transaction. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  /** Left out on purpose (MAIL=off): nobody is promised a mail. */
  isOff?: true
}

const SERVER = 'mail server'

/** Before a mail is promised; 2907 where none is ever sent. */
export function refuseWithoutMail({ isOff }: Mailer): void {
  if (isOff) throw new SwitchedOff(SERVER)
}

/** The server of the settings, else what stands in for it. */
export function createMailer(config: Config, standIn?: Mailer): Mailer {
  if (config.smtp) return smtpMailer(config.smtp)
  return standIn ?? { send: refuses(SERVER), isOff: true }
}
