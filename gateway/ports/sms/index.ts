import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../clock'
import { embeddedSms } from './embedded'
import { httpSms } from './http'

export interface SmsMessage {
  phone: string
  /** C 2.6: LOGIN, RESET, … */
  smsType: string
  /** The whole text as the phone shows it. */
  text: string
  /** The code inside the text; the log line of the embedded sender shows it (LG-05). Absent: a notice. */
  code?: string
}

/** Sends short messages. A failure is thrown; the caller decides what it means. Never called inside a transaction. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

/** The provider of the settings, or the embedded sender. */
export function createSmsSender(config: Config, db: Db, clock: Clock): SmsSender {
  if (config.smsProvider) return httpSms(config.smsProvider)
  const isQuiet = config.logLevel === 'fatal' || config.logLevel === 'silent'
  return embeddedSms({ db, clock, say: isQuiet ? () => undefined : (line) => void process.stdout.write(`${line}\n`) })
}
