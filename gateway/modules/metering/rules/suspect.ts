import { addDays } from '@domain/date'
import { deviatesFromFormula, registerVolume, standardVolume } from '@domain/tariff/readings'

/** Registers at the end of a gas day, as a device with a corrector tells them. */
export interface DayRegisters {
  gasDay: string
  stdReading: string
  workReading: string | null
  /** kPa gauge and ℃. */
  pressure: string | null
  temperature: string | null
}

/** So many days in a row are off before a reading is doubted. */
export const JUDGED_DAYS = 3

/**
 * AE-08: whether the standard register has been off the formula by more than 2 % on this gas day and on the two before. Devices that
 * tell no working register, pressure or temperature are not judged, nor is a day beside one that is not known.
 */
export function isOffFormula(readings: readonly DayRegisters[], gasDay: string, digits: number): boolean {
  const of = (day: string) => readings.find((reading) => reading.gasDay === day)
  return Array.from({ length: JUDGED_DAYS }, (_, index) => addDays(gasDay, -index)).every((day) => {
    const [before, after] = [of(addDays(day, -1)), of(day)]
    return before !== undefined && after !== undefined && isDayOff(before, after, digits)
  })
}

function isDayOff(before: DayRegisters, after: DayRegisters, digits: number): boolean {
  const { pressure, temperature } = after
  if (before.workReading === null || after.workReading === null || pressure === null || temperature === null)
    return false
  const register = registerVolume(before.stdReading, after.stdReading, digits)
  const worked = registerVolume(before.workReading, after.workReading, digits)
  // A register that fell is a case of its own (AE-07).
  if (register.state === 'SUSPECT' || worked.state === 'SUSPECT') return false
  return deviatesFromFormula(register.volume, standardVolume(worked.volume, pressure, temperature))
}
