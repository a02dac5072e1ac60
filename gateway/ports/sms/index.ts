import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../clock'
import { refuses } from '../switched-off'
import { aliyunSms } from './aliyun'

export interface SmsMessage {
  phone: string
  /** C 2.6: LOGIN, RESET, … */
  smsType: string
  /** The whole text as the phone shows it. */
  text: string
  /** Number of a notice, under which the provider sends it once. Absent: a code. */
  noticeId?: string
  /** The code inside the text; apart for whoever shows it (LG-05). Absent: a notice. */
  code?: string
}

/**
 * Sends short messages. A failure is thrown; the caller decides what it means. Never called inside a transaction. The provider's
 * sender answers before the message is on its way: see {@link unwaited}.
 */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
  /** Waits until the provider has taken the message: for whoever tries again when it fails. Absent: `send` waits. */
  deliver?(message: SmsMessage): Promise<void>
  /** Resolves when nothing is on its way any more: waited for before the process ends. Absent: `send` itself waits. */
  idle?(): Promise<void>
}

/**
 * Nobody waits for the provider: otherwise the answer for a phone that gets a code (RESET, LG-04) would come later than the one
 * for a phone that gets none, and tell them apart. Who gets no message asks for another; a failure is told to the operator.
 */
export function unwaited(sender: SmsSender, onFailure: (error: Error) => void): SmsSender {
  const underWay = new Set<Promise<void>>()
  return {
    async send(message) {
      const sending = sender
        .send(message)
        .catch(onFailure)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    deliver: (message) => sender.send(message),
    idle: async () => void (await Promise.all(underWay)),
  }
}

/** The provider of the settings, else what stands in for it. */
export function createSmsSender(config: Config, db: Db, clock: Clock, standIn?: SmsSender): SmsSender {
  if (config.smsProvider)
    return unwaited(
      aliyunSms(config.smsProvider, db, clock),
      (error) =>
        void process.stderr.write(`[sms] not sent: ${error.message}
`),
    )
  return standIn ?? { send: refuses('SMS provider') }
}
