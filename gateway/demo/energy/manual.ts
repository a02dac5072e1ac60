import { addDays, firstOfMonth } from '@domain/date'
import { decimal } from '@domain/decimal'
import { addVolume, subtractVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { saveRegisters } from '../../modules/metering/repo/meter'
import { insertReadings } from '../../modules/metering/repo/reading'
import { wrapped } from '../../modules/metering/rules/close-day'
import type { Meter } from '../../modules/metering/types'
import { replaced } from '../customers/hospital'
import { at } from './agenda'
import { volumeBetween } from './days'
import { monthBack, readingDate, type Story } from './story'

export const replacedOn = (story: Story): string => `${monthBack(story, replaced.monthsAgo)}-${replaced.day}`

/** Register of the mechanical meter at 08:00 of a date: the new one began at 0.00. */
export function registerOn(story: Story, meter: Meter, date: string): string {
  const change = replacedOn(story)
  if (date >= change) return wrapped(volumeBetween(meter.meterId, change, addDays(date, -1)), meter.digits)
  const used = volumeBetween(meter.meterId, date, addDays(change, -1))
  const before = subtractVolume(replaced.oldEnd, used)
  // The old register rolled over once on its way (AE-07).
  return decimal(before).lt(0) ? addVolume(before, `1${'0'.repeat(meter.digits)}`) : before
}

/** The reader's visit on the reading day; `source` PHOTO where the customer's picture was taken over instead. */
export async function readByHand(
  work: Work,
  story: Story,
  meter: Meter,
  billMonth: string,
  source: 'MANUAL' | 'PHOTO',
  readingId = newId(work.clock.now()),
): Promise<void> {
  const date = readingDate(billMonth)
  const stdReading = registerOn(story, meter, date)
  const readAt = at(date, '08:40')
  await insertReadings(work.db, [
    {
      readingId,
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      channelNo: '1',
      readAt,
      gasDay: addDays(date, -1),
      stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source,
      state: 'VALID',
      createdAt: readAt,
    },
  ])
  await saveRegisters(
    work.db,
    [
      {
        companyCode: meter.companyCode,
        meterId: meter.meterId,
        channelNo: '1',
        lastReading: stdReading,
        lastReadingAt: readAt,
      },
    ],
    readAt,
  )
}

/** The very first register, so that the first month has a start. */
export async function openRegister(work: Work, story: Story, meter: Meter, firstMonth: string): Promise<void> {
  const date = firstOfMonth(firstMonth)
  const readAt = at(date, '08:40')
  await insertReadings(work.db, [
    {
      readingId: newId(work.clock.now()),
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      channelNo: '1',
      readAt,
      gasDay: addDays(date, -1),
      stdReading: registerOn(story, meter, date),
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'MANUAL',
      state: 'VALID',
      createdAt: readAt,
    },
  ])
}
