import type { Db } from '../../../db/connect'

/** The customer of a declared record, by its id alone: staff know the company only. */
export function bpOf(
  db: Db,
  type: 'SITE' | 'EQUIPMENT' | 'ALARM',
  companyCode: string,
  id: string,
): Promise<{ bp: string } | undefined> {
  if (type === 'SITE')
    return db
      .selectFrom('usageSite')
      .select('bp')
      .where('companyCode', '=', companyCode)
      .where('siteId', '=', id)
      .executeTakeFirst()
  if (type === 'EQUIPMENT')
    return db
      .selectFrom('gasEquipment')
      .select('bp')
      .where('companyCode', '=', companyCode)
      .where('equipmentId', '=', id)
      .executeTakeFirst()
  return db
    .selectFrom('gasAlarm')
    .select('bp')
    .where('companyCode', '=', companyCode)
    .where('alarmId', '=', id)
    .executeTakeFirst()
}
