import type { Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AgreementConsentTable } from '../../../db/tables.gen'
import type { SessionRow } from './sessions'
import type { CancelRow } from './users'
import type { WxRelationRow } from './wechat'

/* All data of a user, ended rows too: for the copy of personal data. */

export const consentsOfUser = (db: Db, userId: string): Promise<Selectable<AgreementConsentTable>[]> =>
  db
    .selectFrom('agreementConsent')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('acceptedAt', 'desc')
    .orderBy('consentId')
    .execute()

export const sessionsOfUser = (db: Db, userId: string): Promise<SessionRow[]> =>
  db.selectFrom('authSession').selectAll().where('userId', '=', userId).orderBy('lastSeenAt', 'desc').execute()

export const relationsOfUser = (db: Db, userId: string): Promise<WxRelationRow[]> =>
  db.selectFrom('wxRelation').selectAll().where('userId', '=', userId).orderBy('boundAt', 'desc').execute()

export const cancelsOfUser = (db: Db, userId: string): Promise<CancelRow[]> =>
  db.selectFrom('accountCancel').selectAll().where('userId', '=', userId).orderBy('requestedAt', 'desc').execute()
