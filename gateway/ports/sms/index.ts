import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../clock'
import { refuses } from '../switched-off'
import { aliyunSms } from './aliyun'
import type { SmsSender } from './types'

export type * from './types'

/**
 * No caller waits for the provider: otherwise the answer for a phone that gets a code (RESET, LG-04) would come later than the one for
 * a phone that gets none, and show the difference. A user without a message asks for another; a failure is reported to the operator.
 */
export function unwaited(sender: Pick<SmsSender, 'send'>): SmsSender {
  const underWay = new Set<Promise<void>>()
  const listeners: ((error: Error) => void)[] = []
  return {
    async send(message) {
      const sending = sender
        .send(message)
        .catch((error: Error) => listeners.forEach((tell) => tell(error)))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    deliver: (message) => sender.send(message),
    idle: async () => void (await Promise.all(underWay)),
    onFailure: (tell) => void listeners.push(tell),
  }
}

/** The provider of the settings, which is waited for, else what stands in for it. */
export function createSmsSender(config: Config, db: Db, clock: Clock, standIn?: SmsSender): SmsSender {
  if (config.smsProvider) return aliyunSms(config.smsProvider, db, clock)
  return standIn ?? { send: refuses('SMS provider') }
}
