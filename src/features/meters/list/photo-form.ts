import type { Meter } from '@/shared/meter'
import type { BridgeLocation } from '@/platform/bridge'
import { serviceAndRecords } from '@domain/error-texts/service-and-records'
import { halfWidth } from '@domain/text'

/* Rules of the photo sheet (AE-11, AE-12, A 2.4) as far as the phone can know them; the gateway decides. */

const MEGABYTE = 1_048_576
const MOST_MEGABYTES = 10
const READING = /^\d+(\.\d{1,2})?$/

/** '０１２．５' → '012.5', leading zeros dropped: a register is typed as it is read. */
export function cleanReading(text: string): string {
  const plain = halfWidth(text).replace(/[,\s]/g, '')
  return plain.replace(/^0+(?=\d)/, '')
}

/** What is wrong with the reading; `digits` are the register's integer digits. */
export function readingFault(text: string, digits: number): string | undefined {
  const reading = cleanReading(text)
  if (reading === '') return '请填写读数'
  if (!READING.test(reading)) return '请输入正确的读数，最多2位小数'
  const [whole = ''] = reading.split('.')
  return whole.length > digits ? `该表读数最多${digits}位整数` : undefined
}

/** D FL-01: a picture of 10 MB at most. */
export const sizeFault = (bytes: number): string | undefined =>
  bytes > MOST_MEGABYTES * MEGABYTE ? serviceAndRecords[44851].replace('{n}', String(MOST_MEGABYTES)) : undefined

/** Self-reading inside its window; outside it a picture is a check for the company (AE-12). */
export const purposeOf = ({ imgWindow }: Pick<Meter, 'imgWindow'>): 'READING' | 'CHECK' =>
  imgWindow.open ? 'READING' : 'CHECK'

/** The place of a picture as the call takes it, to about 0.1 m; nothing where it is unknown or no place on earth. */
export const placeFields = (here: BridgeLocation | null): { longitude?: string; latitude?: string } =>
  here !== null && Math.abs(here.lng) <= 180 && Math.abs(here.lat) <= 90
    ? { longitude: here.lng.toFixed(6), latitude: here.lat.toFixed(6) }
    : {}
