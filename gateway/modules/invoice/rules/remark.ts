/** What the remark says about the items of an invoice. */
interface About {
  bp: string
  months: readonly string[]
  meterNos: readonly string[]
  own: string
}

const MOST = 200
const METERS = 3

/** IV-20: number, period and meters, then the customer's own words, on one line; cut where an invoice has no more room. */
export function remarkOf({ bp, months, meterNos, own }: About): string {
  const sorted = [...new Set(months)].sort()
  const meters = [...new Set(meterNos)].sort()
  const shown = meters.slice(0, METERS).join('、') + (meters.length > METERS ? '等' : '')
  const words = own.replace(/\p{Cc}+/gu, ' ').trim()
  const parts = [
    `户号:${bp}`,
    `账期:${sorted[0] ?? ''}至${sorted.at(-1) ?? ''}`,
    ...(meters.length > 0 ? [`表号:${shown}`] : []),
    ...(words === '' ? [] : [words]),
  ]
  return Array.from(parts.join(';')).slice(0, MOST).join('')
}
