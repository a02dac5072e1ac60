import { gasDayAt } from '@domain/gas-day'
import { volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { saveCardFile } from '../repo/card-file'
import { saveRegisters } from '../repo/meter'
import { insertReadings } from '../repo/reading'

/** AE-70: what a card brought from its meter — the counter of purchases, what is left, and the register as a reading of its own. */
export async function cardTold(
  work: Work,
  meter: { companyCode: string; meterId: string },
  file: { loadedSeq: number; remain: string; total: string },
): Promise<void> {
  const { companyCode, meterId } = meter
  const now = work.clock.iso()
  const stdReading = volume(file.total, 2)
  await saveCardFile(work.db, meter, file, now)
  await insertReadings(work.db, [
    {
      companyCode,
      meterId,
      readingId: newId(work.clock.now()),
      channelNo: '1',
      readAt: now,
      gasDay: gasDayAt(work.clock.now()),
      stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'CARD',
      state: 'VALID',
      imgId: null,
      createdAt: now,
    },
  ])
  await saveRegisters(
    work.db,
    [{ companyCode, meterId, channelNo: '1', lastReading: stdReading, lastReadingAt: now }],
    now,
  )
}
