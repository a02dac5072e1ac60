import type { In } from '@contract'
import { halfWidth } from '@domain/text'
import type { BoundSession, Ctx } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import type { NewPhoto } from './photos'

/** A photo as it was sent, with where it came from. */
export const photoOf = (
  { session, userAgent }: Ctx<BoundSession>,
  input: In<'default POST /crmgas/setMeterImg'>,
): NewPhoto => ({
  meterId: input.meterId,
  channelNo: input.channelNo ?? '1',
  fileId: input.fileID,
  reading: halfWidth(input.reading).trim(),
  purpose: input.purpose ?? 'READING',
  takenAt: input.takenAt || null,
  inWechat: session.terminalType === 'WEAPP' || /\bMicroMessenger\b/i.test(userAgent),
  longitude: coordinate(input.longitude, 180),
  latitude: coordinate(input.latitude, 90),
  confirmed: input.confirmed === '1',
})

/** Degrees as text with up to six decimals; null for '' and 2901 for anything else. */
function coordinate(text: string | undefined, most: number): string | null {
  if (text === undefined || text === '') return null
  if (!/^-?\d{1,3}(\.\d{1,10})?$/.test(text) || Math.abs(Number(text)) > most) throw new Refusal('2901')
  return text
}
