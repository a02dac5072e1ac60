import type { Db } from './db/connect'

/** Both included. */
type Bounds = readonly [least: number, most: number]

/** The setting table (CV-12): a company's own value before the value for all ('*'), before the default. */
export interface Settings {
  text(companyCode: string, key: string, fallback: string): string
  /** Decimal text. Throws a RangeError with the key's name for what lies beyond the bounds, both included. */
  decimal(companyCode: string, key: string, fallback: string, bounds?: Bounds): string
  /** As `decimal`, for whole numbers. */
  integer(companyCode: string, key: string, fallback: number, bounds?: Bounds): number
  flag(companyCode: string, key: string, fallback: boolean): boolean
}

/** The parts of a setting that is a list, divided by commas; none where it is empty. */
export const listed = (settings: Settings, companyCode: string, key: string): string[] =>
  settings.text(companyCode, key, '').split(',').filter(Boolean)

export interface LoadedSettings extends Settings {
  refresh(db: Db): Promise<void>
  /** Reads the table again and again, so that a gateway without calls sees a change as well. Returns the function that stops it. */
  follow(db: Db, failed: (error: unknown) => void, every?: number): () => void
}

/** ms within which every gateway sees a change. */
const seenWithin = 5_000

function checkBounds(name: string, value: number, [least, most]: Bounds): void {
  if (!(value >= least && value <= most)) throw new RangeError(`setting ${name} is not within ${least} and ${most}`)
}

export function createSettings(): LoadedSettings {
  let values = new Map<string, string>()
  const get = (companyCode: string, key: string) => values.get(`${companyCode}|${key}`) ?? values.get(`*|${key}`)
  const refresh = async (db: Db) => {
    const rows = await db.selectFrom('setting').select(['companyCode', 'key', 'value']).execute()
    values = new Map(rows.map((row) => [`${row.companyCode}|${row.key}`, row.value]))
  }
  return {
    text: (companyCode, key, fallback) => get(companyCode, key) ?? fallback,
    decimal: (companyCode, key, fallback, bounds) => {
      const text = get(companyCode, key) ?? fallback
      if (bounds !== undefined) checkBounds(`${key} of ${companyCode}`, Number(text), bounds)
      return text
    },
    integer: (companyCode, key, fallback, bounds) => {
      const number = Number(get(companyCode, key) ?? fallback)
      if (!Number.isInteger(number)) throw new RangeError(`setting ${key} of ${companyCode} is not a whole number`)
      if (bounds !== undefined) checkBounds(`${key} of ${companyCode}`, number, bounds)
      return number
    },
    flag: (companyCode, key, fallback) => {
      const value = get(companyCode, key)
      return value === undefined ? fallback : value === '1' || value === 'true'
    },
    refresh,
    follow(db, failed, every = seenWithin) {
      const timer = setInterval(() => void refresh(db).catch(failed), every)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
