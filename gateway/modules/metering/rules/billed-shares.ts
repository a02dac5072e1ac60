import { monthOf } from '@domain/date'
import { electiveShares, type ElectiveMonth, type OutDay } from '@domain/elective/share'
import { ZERO_VOLUME, addVolume, maxVolume, subtractVolume, sumVolume, type Volume } from '@domain/volume'

/** A channel of a live statement; `own…`: what it charged at a price of its own in the month of that day, null for nothing. */
export interface StatedLine {
  meterId: string
  channelNo: string
  periodFrom: string
  periodTo: string
  ownFrom: string | null
  ownVolume: Volume | null
}

/**
 * BE-06: the elective part of each of the days, as {@link electiveShares}, where statements have charged some of them: what is charged
 * stays, whatever is known of those days since, and the other days share what it leaves of the choice.
 */
export function sharesBesideBilled(
  days: readonly OutDay[],
  months: readonly ElectiveMonth[],
  lines: readonly StatedLine[],
): Volume[] {
  const shares = days.map(() => ZERO_VOLUME)
  const share = (isMine: (day: OutDay) => boolean, of: readonly ElectiveMonth[]) => {
    const mine = days.flatMap((day, index) => (isMine(day) ? [{ day, index }] : []))
    const found = electiveShares(
      mine.map(({ day }) => day),
      of,
    )
    mine.forEach(({ index }, place) => {
      shares[index] = addVolume(shares[index] ?? ZERO_VOLUME, found[place] ?? ZERO_VOLUME)
    })
  }
  const charged = lines.flatMap((line) =>
    line.ownFrom === null ? [] : [{ line, month: monthOf(line.ownFrom), volume: line.ownVolume ?? ZERO_VOLUME }],
  )
  for (const { line, month, volume } of charged) share((day) => reaches(line, day), [{ month, volume }])
  share(
    (day) => !lines.some((line) => reaches(line, day)),
    months.map(({ month, volume }) => {
      const gone = sumVolume(charged.flatMap((one) => (one.month === month ? [one.volume] : [])))
      return { month, volume: maxVolume(ZERO_VOLUME, subtractVolume(volume, gone)) }
    }),
  )
  return shares
}

const reaches = ({ meterId, channelNo, periodFrom, periodTo }: StatedLine, day: OutDay): boolean =>
  day.meterId === meterId && day.channelNo === channelNo && periodFrom <= day.gasDay && day.gasDay <= periodTo
