import type { Db } from './db/connect'

/** The setting table (CV-12): a company's own value before the value for all ('*'), before the default. */
export interface Settings {
  text(companyCode: string, key: string, fallback: string): string
  /** Decimal text. */
  decimal(companyCode: string, key: string, fallback: string): string
  integer(companyCode: string, key: string, fallback: number): number
  flag(companyCode: string, key: string, fallback: boolean): boolean
}

export interface LoadedSettings extends Settings {
  refresh(db: Db): Promise<void>
  /** Reads the table again and again, so that a gateway without calls sees a change as well. Returns the function that stops it. */
  follow(db: Db, failed: (error: unknown) => void, every?: number): () => void
}

/** ms within which every gateway sees a change. */
const seenWithin = 5_000

export function createSettings(): LoadedSettings {
  let values = new Map<string, string>()
  const get = (companyCode: string, key: string) => values.get(`${companyCode}|${key}`) ?? values.get(`*|${key}`)
  const refresh = async (db: Db) => {
    const rows = await db.selectFrom('setting').select(['companyCode', 'key', 'value']).execute()
    values = new Map(rows.map((row) => [`${row.companyCode}|${row.key}`, row.value]))
  }
  return {
    text: (companyCode, key, fallback) => get(companyCode, key) ?? fallback,
    decimal: (companyCode, key, fallback) => get(companyCode, key) ?? fallback,
    integer: (companyCode, key, fallback) => {
      const number = Number(get(companyCode, key) ?? fallback)
      if (!Number.isInteger(number)) throw new RangeError(`setting ${key} of ${companyCode} is not a whole number`)
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
