import { DAY, addDays, addMonths, monthOf, toMillis } from '@domain/date'
import { decimal } from '@domain/decimal'
import type { MeterType } from '@domain/statuses/names'
import { type Volume, compareVolume, subtractVolume, volume } from '@domain/volume'

export interface ImgWindow {
  open: boolean
  /** Dates, both included. */
  from: string
  to: string
}

/** A photo may be this old (AE-11). */
const PHOTO_AGE = DAY

/** Meters that are read by their customer: mechanical ones, and IC meters that report what is left on them (AE-11). */
export const isSelfRead = (meter: { meterType: MeterType; remainVolume: string | null }): boolean =>
  meter.meterType === 'MECH' || (meter.meterType === 'IC' && meter.remainVolume !== null)

/**
 * The window of self-reading around the coming reading day: from `days` before it to its end (AE-11). Open only for meters that
 * their customer reads.
 */
export function imgWindow(
  meter: { meterType: MeterType; remainVolume: string | null },
  readingDay: number,
  today: string,
  days: number,
): ImgWindow {
  const day = String(readingDay).padStart(2, '0')
  const thisMonth = `${monthOf(today)}-${day}`
  const to = today <= thisMonth ? thisMonth : `${addMonths(monthOf(today), 1)}-${day}`
  const from = addDays(to, -days)
  return { open: isSelfRead(meter) && today >= from, from, to }
}

/** Bill month that the window's reading closes. */
export const periodOfWindow = (window: ImgWindow): string => addMonths(monthOf(window.to), -1)

export interface PhotoInput {
  purpose: 'READING' | 'DISPUTE' | 'CHECK'
  reading: Volume
  /** Integer digits of the register. */
  digits: number
  lastReading: Volume
  /** What the meter used in the last settled month; null when unknown. */
  lastMonthVolume: Volume | null
  window: ImgWindow
  alreadyAccepted: boolean
  confirmed: boolean
  /** EXIF time of the picture, null when it has none. */
  exifTakenAt: string | null
  /** WeChat strips EXIF: a picture from there may lack it. */
  mayLackExif: boolean
  /** What the client says; counts where EXIF may be absent. */
  takenAt: string | null
  now: number
}

export type PhotoProblem = 'A2105' | 'A2106' | 'A2107' | 'A2108' | '2901'
export type PhotoVerdict =
  | { kind: 'REFUSED'; code: PhotoProblem }
  | { kind: 'ASK' }
  /** Taken over as a reading at once. */
  | { kind: 'ACCEPTED' }
  /** Waits for staff. */
  | { kind: 'SUBMITTED' }

/**
 * Decides about a photo of a meter (AE-11, AE-12). Photos for a dispute or a check are kept for staff at any time; only readings
 * have a window, one acceptance per period and a bound of five times the last month.
 */
export function judgePhoto(photo: PhotoInput): PhotoVerdict {
  const problem = problemOf(photo)
  if (problem) return { kind: 'REFUSED', code: problem }
  if (photo.purpose !== 'READING') return { kind: 'SUBMITTED' }
  if (isPlausible(photo)) return { kind: 'ACCEPTED' }
  return photo.confirmed ? { kind: 'SUBMITTED' } : { kind: 'ASK' }
}

function problemOf(photo: PhotoInput): PhotoProblem | null {
  const [whole = ''] = photo.reading.split('.')
  if (whole.length > photo.digits) return '2901'
  const isReading = photo.purpose === 'READING'
  if (isReading && !photo.window.open) return 'A2105'
  if (isReading && photo.alreadyAccepted) return 'A2107'
  if (!isFresh(photo)) return 'A2108'
  return isReading && compareVolume(photo.reading, photo.lastReading) < 0 ? 'A2106' : null
}

/** Taken within a day by its EXIF; where that may be absent, by the client's word, if it gives one. */
function isFresh({ exifTakenAt, takenAt, mayLackExif, now }: PhotoInput): boolean {
  const taken = exifTakenAt ?? (mayLackExif ? takenAt : null)
  return taken === null ? mayLackExif : Math.abs(now - toMillis(taken)) <= PHOTO_AGE
}

/** Without a settled month there is nothing to compare with: staff decides. */
function isPlausible(photo: PhotoInput): boolean {
  if (photo.lastMonthVolume === null) return false
  const used = subtractVolume(photo.reading, photo.lastReading)
  return compareVolume(used, volume(decimal(photo.lastMonthVolume).times(5).toFixed())) <= 0
}
