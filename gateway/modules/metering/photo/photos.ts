import { HOUR, isDate, toInstant, toMillis } from '@domain/date'
import { isDecimal } from '@domain/decimal'
import { volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { transition } from '../../../states'
import { dropTask } from '../../desk/service'
import { describe, use } from '../../file/service'
import * as accountRepo from '../../gas-account/service'
import { READ_WINDOW_DAYS, followReading } from './ask'
import { METER_IMG, askAboutPhoto, keepPhotoReading } from './desk'
import * as meterRepo from '../repo/meter'
import * as repo from '../repo/photo'
import { lastSettled } from '../repo/statement'
import { imgWindow, judgePhoto, periodOfWindow } from '../rules/photo'
import { photoMachine } from '../states'
import type { Account, Meter } from '../types'

/** AE-05: photos of a user per hour. */
const PHOTOS_PER_HOUR = 10

export interface NewPhoto {
  meterId: string
  channelNo: string
  fileId: string
  /** As typed; at most two decimals. */
  reading: string
  purpose: 'READING' | 'DISPUTE' | 'CHECK'
  takenAt: string | null
  /** Sent from inside WeChat, where pictures lose their EXIF. */
  inWechat: boolean
  longitude: string | null
  latitude: string | null
  confirmed: boolean
}

export interface PhotoResult {
  imgId: string | null
  state: repo.MeterImg['state'] | null
  readingId: string | null
  needConfirm: boolean
  ocrReading: string | null
}

/**
 * Takes a photo of a meter (AE-11, AE-12). Refuses an unknown meter A2101, a closed window A2105, a register below the last A2106, a
 * period already read A2107, an old photo A2108, a foreign file 44852, a malformed figure 2901, the eleventh within an hour 2906. An
 * unlikely reading is asked back before anything is kept.
 */
export async function takePhoto(
  work: Work,
  key: { bp: string; companyCode: string; userId: string },
  photo: NewPhoto,
): Promise<PhotoResult> {
  // The register that it is compared with is read under the lock.
  await meterRepo.lockMeter(work.db, { bp: key.bp, companyCode: key.companyCode, meterId: photo.meterId })
  const account = await accountRepo.findAccount(work.db, key)
  const meter = (await meterRepo.metersOf(work.db, key)).find((one) => one.meterId === photo.meterId)
  const channel = meter?.channels.find((one) => one.channelNo === photo.channelNo)
  if (!account || !meter || !channel) throw new Refusal('A2101')
  const lastHour = await repo.imgsSince(work.db, key.userId, isoOf(work.clock.now() - HOUR))
  if (lastHour >= PHOTOS_PER_HOUR) throw new Refusal('2906')
  const reading = readingOf(photo.reading)
  const file = await describe(work, photo.fileId)
  const days = work.settings.integer(key.companyCode, 'readWindowDays', READ_WINDOW_DAYS)
  const window = imgWindow(meter, account.readingDay, work.clock.today(), days)
  const period = periodOfWindow(window)
  const before = await repo.imgsOfPeriod(work.db, key, meter.meterId, channel.channelNo, period)
  const verdict = judgePhoto({
    purpose: photo.purpose,
    reading,
    digits: meter.digits,
    lastReading: channel.lastReading,
    lastMonthVolume: await lastMonthVolume(work, account, meter, channel.channelNo),
    window,
    alreadyAccepted: before.some((img) => img.state === 'ACCEPTED'),
    confirmed: photo.confirmed,
    exifTakenAt: file?.takenAt ?? null,
    // Of a file that is not there nothing is said; `use` refuses it.
    mayLackExif: photo.inWechat || file === null,
    takenAt: momentOf(photo.takenAt),
    now: work.clock.now(),
  })
  if (verdict.kind === 'REFUSED')
    throw new Refusal(verdict.code, { params: { from: window.from, to: window.to, x: channel.lastReading } })
  if (verdict.kind === 'ASK') return { imgId: null, state: null, readingId: null, needConfirm: true, ocrReading: null }
  await use(work, key.userId, [photo.fileId], `METER_IMG:${meter.meterId}`)
  return keepPhoto(
    work,
    meter,
    { ...photo, reading },
    {
      userId: key.userId,
      period,
      state: verdict.kind,
      takenAt: file?.takenAt ?? momentOf(photo.takenAt) ?? work.clock.iso(),
      noExif: (file?.takenAt ?? null) === null,
    },
  )
}

/** What a customer types: digits with at most two decimals. */
function readingOf(text: string): string {
  if (!isDecimal(text) || text.startsWith('-') || (text.split('.')[1]?.length ?? 0) > 2) throw badField('reading')
  return volume(text)
}

/** The client's word for the time of the photo; an empty or unreadable one counts as none. */
function momentOf(text: string | null): string | null {
  if (text === null || !isDate(text.slice(0, 10))) return null
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) ? toInstant(toMillis(text)) : null
}

async function lastMonthVolume(work: Work, account: Account, meter: Meter, channelNo: string): Promise<string | null> {
  const lines = await lastSettled(work.db, account, [meter.meterId], work.clock.today())
  return lines.find((line) => line.channelNo === channelNo)?.settleVolume ?? null
}

async function keepPhoto(
  work: Work,
  meter: Meter,
  photo: NewPhoto,
  kept: { userId: string; period: string; state: 'ACCEPTED' | 'SUBMITTED'; takenAt: string; noExif: boolean },
): Promise<PhotoResult> {
  const now = work.clock.iso()
  const imgId = newId(work.clock.now())
  const readingId = kept.state === 'ACCEPTED' ? newId(work.clock.now()) : null
  if (photo.purpose === 'READING')
    // A newer photo of the same period takes the place of those that still wait (AE-11).
    for (const older of await repo.waitingImgs(work.db, meter, meter.meterId, photo.channelNo, kept.period)) {
      await transition(work, photoMachine, older, 'SUPERSEDE')
      await dropTask(work, { companyCode: meter.companyCode, bizType: METER_IMG, bizNo: older.imgId })
    }
  const { meterId, channelNo, fileId, reading, purpose, longitude, latitude } = photo
  await repo.insertImg(
    work.db,
    { bp: meter.bp, companyCode: meter.companyCode },
    {
      imgId,
      meterId,
      channelNo,
      period: kept.period,
      purpose,
      fileId,
      reading,
      ocrReading: null,
      takenAt: kept.takenAt,
      noExif: kept.noExif,
      longitude,
      latitude,
      uploadedBy: kept.userId,
      state: kept.state,
      rejectReason: null,
      readingId,
    },
    now,
  )
  const { bp, companyCode } = meter
  if (readingId === null) await askAboutPhoto(work, { bp, companyCode, imgId })
  else await keepPhotoReading(work, { companyCode, meterId, channelNo, reading, imgId, createdAt: now }, readingId)
  if (purpose === 'READING') await followReading(work, { bp, companyCode, meterId })
  return { imgId, state: kept.state, readingId, needConfirm: false, ocrReading: null }
}
