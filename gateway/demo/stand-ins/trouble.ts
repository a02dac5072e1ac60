import type { Db } from '../../db/connect'
import type { Settings } from '../../settings'

/** The value of a setting for all companies, '' without one. */
export type ReadSetting = (key: string) => Promise<string>

/** Read again each time: for ports that are never called inside a transaction, which would wait for it on an embedded database. */
export const settingNow =
  (db: Db): ReadSetting =>
  async (key) => {
    const row = await db
      .selectFrom('setting')
      .select('value')
      .where('companyCode', '=', '*')
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.value ?? ''
  }

/** As the product reads its settings, some seconds later: for ports that are called inside transactions as well. */
export const settingSoon =
  (settings: Settings): ReadSetting =>
  async (key) =>
    settings.text('*', key, '')

/** Setting `<port>.mode`: one of the modes of that port. */
export async function modeOf<M extends string>(
  readSetting: ReadSetting,
  port: string,
  modes: readonly M[],
): Promise<M | 'NORMAL'> {
  const value = await readSetting(`${port}.mode`)
  return modes.find((mode) => mode === value) ?? 'NORMAL'
}

/** How a port misbehaves. LOST: the call is done and its answer is lost, so that a caller that asks again has it done twice. */
const troubles = ['SLOW', 'DOWN', 'LOST'] as const

export interface Trouble {
  readSetting: ReadSetting
  port: string
  /** ms that SLOW takes. */
  slow: number
}

/** A call of a port in the trouble that is asked for. */
export async function inTrouble<T>({ readSetting, port, slow }: Trouble, call: () => Promise<T>): Promise<T> {
  const mode = await modeOf(readSetting, port, troubles)
  if (mode === 'DOWN') throw new Error(`${port} is down`)
  if (mode === 'SLOW') await new Promise((done) => setTimeout(done, slow))
  const answer = await call()
  if (mode === 'LOST') throw new Error(`no word of ${port}`)
  return answer
}
