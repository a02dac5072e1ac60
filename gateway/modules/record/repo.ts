import type { Db } from '../../db/connect'

export const makeMain = (db: Db, { bp, siteId }: { bp: string; siteId: string }) =>
  db.updateTable('usageSite').set({ isMain: true }).where('bp', '=', bp).where('siteId', '=', siteId).execute()
