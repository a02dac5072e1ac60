import { gasDayAt } from '@domain/gas-day'
import { DAY } from '@domain/date'
import { volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { isoOf } from '../../../ports/clock'
import { askAbout } from '../reading/suspects'
import { newestRest, registersKnown, registersSince, saveCardFile, type CardRegister } from '../repo/card-file'
import { saveRegisters } from '../repo/meter'
import { insertReadings } from '../repo/reading'
import { judgeCardRegister } from '../rules/card-register'

/** The one register of a meter that takes cards. */
const CHANNEL = '1'

/**
 * AE-70: what a card brought from its meter — the counter of purchases, what is left, and the register as a reading of its own. A
 * register that falls is no register: it is recorded as doubted, and the desk looks at it (AE-07).
 */
export async function cardTold(
  work: Work,
  meter: { bp: string; companyCode: string; meterId: string },
  file: { loadedSeq: number; remain: string; total: string },
): Promise<void> {
  const { companyCode, meterId } = meter
  const now = work.clock.iso()
  const total = volume(file.total, 2)
  await saveCardFile(work.db, meter, file, now)
  const judged = judgeCardRegister(total, await registersKnown(work.db, meter, CHANNEL))
  if (judged.is === 'KNOWN') return
  const readingId = newId(work.clock.now())
  const stdReading = judged.is === 'TAKEN' ? judged.register : total
  const kept = await insertReadings(work.db, [
    {
      companyCode,
      meterId,
      readingId,
      channelNo: CHANNEL,
      readAt: now,
      gasDay: gasDayAt(work.clock.now()),
      stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'CARD',
      state: judged.is === 'TAKEN' ? 'VALID' : 'SUSPECT',
      imgId: null,
      createdAt: now,
    },
  ])
  if (!kept.has(readingId)) return
  if (judged.is === 'DOUBTED') return askAbout(work, { companyCode, meterId, readingId }, meter.bp)
  const channel = { companyCode, meterId, channelNo: CHANNEL, lastReading: stdReading, lastReadingAt: now }
  await saveRegisters(work.db, [channel], now)
}

/** Registers of meters that take cards since a moment, by meter, the newest first; at most so many of each. */
export const cardRegisters = (
  work: Pick<Work, 'db'>,
  companyCode: string,
  meterIds: readonly string[],
  since: { from: string; most: number },
): Promise<CardRegister[]> =>
  meterIds.length === 0
    ? Promise.resolve([])
    : registersSince(work.db, companyCode, meterIds, { ...since, channelNo: CHANNEL })

/** A card that was not read for longer says no more when that was. */
const KNOWN_FOR = 365 * DAY

/** When the card of each of these meters last brought what is left in it, within a year. */
export const restBroughtAt = (
  work: Pick<Work, 'clock' | 'db'>,
  companyCode: string,
  meterIds: readonly string[],
): Promise<Map<string, string>> =>
  meterIds.length === 0
    ? Promise.resolve(new Map<string, string>())
    : newestRest(work.db, companyCode, meterIds, isoOf(work.clock.now() - KNOWN_FOR))
