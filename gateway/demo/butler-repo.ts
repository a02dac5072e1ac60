import type { Db } from '../db/connect'
import type { NewRow } from '../db/rows'

export const insertManagers = (db: Db, rows: NewRow<'manager'>[]) => db.insertInto('manager').values(rows).execute()
export const insertAssigned = (db: Db, rows: NewRow<'bpManager'>[]) => db.insertInto('bpManager').values(rows).execute()
export const insertVisits = (db: Db, rows: NewRow<'butlerVisit'>[]) =>
  db.insertInto('butlerVisit').values(rows).execute()
export const insertRatings = (db: Db, rows: NewRow<'butlerRating'>[]) =>
  db.insertInto('butlerRating').values(rows).execute()
export const insertHotlines = (db: Db, rows: NewRow<'hotline'>[]) => db.insertInto('hotline').values(rows).execute()
