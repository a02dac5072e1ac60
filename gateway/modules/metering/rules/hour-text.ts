/** m³ with four decimals as a whole number of ten-thousandths: years of hours are added up as integers. */
export const tenThousandths = (volume: string): number => Number(volume.replace('.', ''))

/**
 * Hours of a gas day in hundredths of m³. What rounding takes from one hour the next one gets, so that the hours add up to their sum,
 * rounded once; an unknown hour stays unknown.
 */
export function inHundredths(hours: readonly (number | null)[]): (number | null)[] {
  let sum = 0
  let given = 0
  return hours.map((hour) => {
    if (hour === null) return null
    sum += hour
    const rounded = Math.floor((sum + 50) / 100)
    const mine = rounded - given
    given = rounded
    return mine
  })
}

/** '12.30'; nothing for an unknown hour. */
export function hourText(hundredths: number | null): string {
  if (hundredths === null) return ''
  const whole = Math.floor(hundredths / 100)
  return `${whole}.${String(hundredths - whole * 100).padStart(2, '0')}`
}
