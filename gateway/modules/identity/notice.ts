import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { publish, sendSms } from '../message/service'
import { ask } from '../../wiring'
import { places } from './places'
import type { UserRow } from './repo'
import { unseal } from '../../secret'

/** Notifies a user by message, and by SMS to the phone used until now, that the password or phone was changed. */
export async function notifyChange(
  work: Work,
  user: Pick<UserRow, 'userId' | 'phoneEnc'>,
  what: string,
): Promise<void> {
  const { companyCode } = await ask(work, places).opening(work, user.userId)
  const hotline = await ask(work, places).hotlineOf(work, companyCode)
  const time = work.clock.iso().slice(0, 16).replace('T', ' ')
  const bizId = newId(work.clock.now())
  await publish(work, {
    bp: null,
    companyCode,
    audience: 'USER',
    userIds: [user.userId],
    templateCode: 'ACCOUNT_CHANGED',
    params: { time, what, hotline },
    bizId,
    dedupeKey: `ACCOUNT_CHANGED|${bizId}`,
  })
  const phone = unseal(work, user.phoneEnc)
  const text = `您的账号于${time}${what}。如非本人操作，请立即联系${hotline}。`
  await sendSms(work, { companyCode, phone, smsType: 'ACCOUNT_CHANGED', text })
}
