import { addDays, startOf, toInstant } from '@domain/date'
import { changePercent } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { readingsBetween } from '../repo/reading'
import { imgsOfReadings } from '../repo/photo'
import type { Statement, StatementLine } from '../repo/statement'
import { daysBetween } from '../repo/usage'
import { READING_SLACK } from '../rules/measure'
import type { DayUsage, Reading } from '../types'

type At = Pick<Reading, 'readAt' | 'workReading' | 'pressure' | 'temperature' | 'source'>

/** How a settled register came about. */
interface RegisterFacts {
  meterId: string
  channelNo: string
  start: At | null
  end: At | null
  /** Sum of the period's gas days; null where a meter has none. */
  daySum: string | null
  /** By how much it is off the difference of the registers, per cent; null without days or without gas. */
  deviationPct: string | null
  photoFileId: string | null
}

interface SettlementFacts {
  registers: RegisterFacts[]
}

/** What stands behind the figures of a statement: registers with their readings, and their days. */
export async function settlementFacts(
  work: Pick<Work, 'db'>,
  statement: Statement,
  lines: readonly StatementLine[],
): Promise<SettlementFacts> {
  const { periodFrom, periodTo } = statement
  const ids = [...new Set(lines.map(({ meterId }) => meterId))]
  const days = await daysBetween(work.db, statement, ids, periodFrom, periodTo)
  const readings = await readingsBetween(
    work.db,
    statement.companyCode,
    ids,
    toInstant(startOf(addDays(periodFrom, -READING_SLACK))),
    toInstant(startOf(addDays(periodTo, READING_SLACK + 2))),
  )
  const registers = lines.map((line) => registerFacts(line, readings, days))
  const photos = await imgsOfReadings(
    work.db,
    statement,
    registers.flatMap(({ endId }) => endId ?? []),
  )
  return {
    registers: registers.map(({ endId, ...register }) => ({
      ...register,
      photoFileId: photos.find((photo) => photo.readingId === endId)?.fileId ?? null,
    })),
  }
}

type Found = Omit<RegisterFacts, 'photoFileId'> & { endId: string | null }

function registerFacts(line: StatementLine, readings: readonly Reading[], days: readonly DayUsage[]): Found {
  const { meterId, channelNo, prevReading, currReading, readVolume } = line
  const isMine = (one: { meterId: string; channelNo: string }) => one.meterId === meterId && one.channelNo === channelNo
  const mine = readings.filter(isMine)
  const start = mine.find(({ stdReading }) => stdReading === prevReading)
  const end = mine.filter(({ stdReading }) => stdReading === currReading).at(-1)
  const volumes = days.filter((day) => isMine(day) && day.quality !== 'MISSING').map(({ volume }) => volume)
  const daySum = volumes.length === 0 ? null : sumVolume(volumes)
  return {
    meterId,
    channelNo,
    start: start ? at(start) : null,
    end: end ? at(end) : null,
    daySum,
    deviationPct: daySum === null ? null : changePercent(daySum, readVolume),
    endId: end?.readingId ?? null,
  }
}

const at = ({ readAt, workReading, pressure, temperature, source }: Reading): At => ({
  readAt,
  workReading,
  pressure,
  temperature,
  source,
})
