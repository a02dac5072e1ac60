import { addDays, dateOf, startOf, toInstant, toMillis } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { metersOf, saveRegisters } from '../repo/meter'
import { insertReadings, readingsBetween } from '../repo/reading'
import { hasLater, type Statement, type StatementLine } from '../repo/statement'
import { READING_SLACK, readingNear } from '../rules/measure'

const SECOND = 1000

/**
 * The register of a meter read by hand was another one (AE-24): the right one is kept as the newest reading of that moment, so that this
 * statement ends and the next one begins there. False, and nothing kept, where that cannot be: a remote meter's register is the
 * device's word, and the next statement may have begun already; both are granted as a volume, but where the device has not said one the
 * statement itself ends there (measureRemote).
 */
export async function keepRegister(
  work: Work,
  statement: Statement,
  line: Pick<StatementLine, 'meterId' | 'channelNo'>,
  register: string,
): Promise<boolean> {
  const { companyCode, periodTo } = statement
  const meter = (await metersOf(work.db, statement)).find(({ meterId }) => meterId === line.meterId)
  if (meter?.meterType !== 'MECH') return false
  if (await hasLater(work.db, statement, [line.meterId], periodTo)) return false
  const end = addDays(periodTo, 1)
  const known = await readingsBetween(
    work.db,
    companyCode,
    [line.meterId],
    toInstant(startOf(addDays(end, -READING_SLACK))),
    toInstant(startOf(addDays(end, READING_SLACK + 1))),
  )
  const read = readingNear(
    known.filter(({ channelNo }) => channelNo === line.channelNo),
    end,
  )
  const readAt = read ? toInstant(toMillis(read.readAt) + SECOND) : gasDaySpan(periodTo).to
  const now = work.clock.iso()
  await insertReadings(work.db, [
    {
      readingId: newId(work.clock.now()),
      companyCode,
      meterId: line.meterId,
      channelNo: line.channelNo,
      readAt,
      gasDay: dateOf(readAt),
      stdReading: register,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'MANUAL',
      state: 'VALID',
      createdAt: now,
    },
  ])
  // The wrong one is not what the next reading is held against (AE-11).
  const { meterId, channelNo } = line
  await saveRegisters(work.db, [{ companyCode, meterId, channelNo, lastReading: register, lastReadingAt: readAt }], now)
  return true
}
