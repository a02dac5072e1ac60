import type { Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { metersOf } from '../repo/meter'
import type { AccountKey, Meter } from '../types'

/** All meters of the customer, without removed ones. */
export async function ownMeters(work: Pick<Work, 'db'>, key: AccountKey): Promise<Meter[]> {
  return (await metersOf(work.db, key)).filter((meter) => meter.state !== 'REMOVED')
}

/** One meter of the customer; an unknown and a foreign one are both A2101. */
export async function ownMeter(work: Pick<Work, 'db'>, key: AccountKey, meterId: string): Promise<Meter> {
  const found = (await metersOf(work.db, key)).find((meter) => meter.meterId === meterId)
  if (!found) throw new Refusal('A2101')
  return found
}

/** As {@link chosenMeters}, removed meters included: what they used stays used. */
export const usedMeters = async (
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterId: string | undefined,
): Promise<Meter[]> =>
  meterId === undefined || meterId === '' ? metersOf(work.db, key) : [await ownMeter(work, key, meterId)]

/** '' or nothing stands for all meters; else the one, A2101 when it is not the customer's. */
export async function chosenMeters(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterId: string | undefined,
): Promise<Meter[]> {
  return meterId === undefined || meterId === '' ? ownMeters(work, key) : [await ownMeter(work, key, meterId)]
}
