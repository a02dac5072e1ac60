import type { Db } from '../../db/connect'

/** Devices of the demo that send, a page of them after a code. */
export async function sendingDevices(
  db: Db,
  after: string,
  limit: number,
): Promise<{ companyCode: string; deviceCode: string }[]> {
  const rows = await db
    .selectFrom('gasAlarm')
    .select(['companyCode', 'deviceCode'])
    .distinct()
    .where('deviceCode', 'like', 'DEMO-%')
    .where('deviceCode', 'not like', '%-OFF')
    .where('state', '=', 'CONFIRMED')
    .where('useState', '=', 'IN_USE')
    .where('deviceCode', '>', after)
    .orderBy('deviceCode')
    .limit(limit)
    .execute()
  return rows.flatMap(({ companyCode, deviceCode }) => (deviceCode === null ? [] : [{ companyCode, deviceCode }]))
}
