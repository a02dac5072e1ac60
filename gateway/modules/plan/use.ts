import { volume } from '@domain/volume'
import type { Work } from '../../http/context'
import { listMeters, spanTotals, usageRows, usedDaysOf, type AccountKey, type UsedDay } from '../metering/service'
import type { Group } from './repo/groups'

/** What a group used of each gas day of a span, oldest first. */
export async function usedDays(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  { meterIds }: Pick<Group, 'meterIds'>,
  span: { from: string; to: string },
): Promise<UsedDay[]> {
  // Only devices owe their days; a register that is read by hand reports none.
  const remote = (await listMeters(work, key)).filter(
    ({ meterId, meterType }) => meterType === 'IOT' && meterIds.includes(meterId),
  )
  return usedDaysOf(await usageRows(work, key, { meterIds, ...span }), remote, span)
}

/** What a group used of each of several spans; null where no day of one is known. */
export const usedOf = async (
  work: Pick<Work, 'db'>,
  key: AccountKey,
  { meterIds }: Pick<Group, 'meterIds'>,
  spans: readonly { from: string; to: string }[],
): Promise<(string | null)[]> =>
  (await spanTotals(work.db, key, meterIds, spans)).map((total) => (total?.known ? volume(total.known) : null))
