import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { publish, sendSms } from '../message/service'
import { ask } from '../../wiring'
import { places } from './places'
import * as repo from './repo'
import type { UserRow } from './repo'
import { terminalNames } from './rules/terminals'
import { unseal } from '../../secret'
import { openSession, type Device } from './sessions'

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

/** Opens a session, with a message about a login that ended another one, or that came from a device not used before (LG-10). */
export async function openNoticed(
  work: Work,
  user: UserRow,
  login: Parameters<typeof openSession>[2],
  device: Device,
  place: Parameters<typeof openSession>[4],
): ReturnType<typeof openSession> {
  const known = await repo.devicesOf(work.db, user.userId)
  const opened = await openSession(work, user, login, device, place)
  if (opened.hasKicked || isNewDevice(device, known))
    await notifyLogin(work, user.userId, place.companyCode, opened.sessionId, device)
  return opened
}

/** A first login has no former device beside which it would be a new one. */
const isNewDevice = (
  { terminalType, deviceName }: Device,
  known: readonly Pick<Device, 'terminalType' | 'deviceName'>[],
): boolean =>
  known.length > 0 && !known.some((one) => one.terminalType === terminalType && one.deviceName === deviceName)

async function notifyLogin(
  work: Work,
  userId: string,
  companyCode: string,
  sessionId: string,
  device: Device,
): Promise<void> {
  await publish(work, {
    bp: null,
    companyCode,
    audience: 'USER',
    userIds: [userId],
    templateCode: 'SESSION_KICKED',
    params: {
      time: work.clock.iso().slice(0, 16).replace('T', ' '),
      device: device.deviceName || (terminalNames[device.terminalType] ?? device.terminalType),
    },
    bizId: sessionId,
    dedupeKey: `SESSION_KICKED|${sessionId}`,
  })
}
