import type { Config } from '../../config'
import { refuses, SwitchedOff } from '../switched-off'
import { smtpMailer } from './smtp'
import type { Mailer } from './types'

export type * from './types'

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
