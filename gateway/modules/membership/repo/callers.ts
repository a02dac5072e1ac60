import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { preparedOne } from '../../../db/prepared'
import { knownSession, type KnownSession, type SessionKey } from '../../identity/service'

/** A session with what decides the rights of its user for its customer number: read in one go for every call. */
export type Caller = KnownSession & {
  bindingIsMaster: boolean | null
  bindingReviewStatus: '0' | '1' | '2' | '3' | null
  bindingDeadlineAt: string | null
  bindingModels: string[] | null
  /** AU-16: models of the live entrustments; null when the session is not an entrusted one, or the entrustment or the membership has ended. */
  entrustedModels: string[] | null
}

/** The session of this key with the rights of `today`; in any state. */
export function callerOf(db: Db, key: SessionKey, today: string): Promise<Caller | undefined> {
  if ('tokenHash' in key) return byToken(db, { ...key, today })
  return 'jti' in key ? byJti(db, { ...key, today }) : byId(db, { ...key, today })
}

type Sessions = ReturnType<(typeof knownSession)['byId']>

const withRights = (sessions: Sessions, today: string) =>
  sessions
    .leftJoin('bpBinding as b', (join) =>
      join.onRef('b.userId', '=', 's.userId').onRef('b.bp', '=', 's.bp').on('b.status', '=', 'LIVE'),
    )
    .select([
      'b.isMaster as bindingIsMaster',
      sql<Caller['bindingReviewStatus']>`b.review_status`.as('bindingReviewStatus'),
      'b.deadlineAt as bindingDeadlineAt',
      sql<
        string[] | null
      >`(select array_agg(a.model_code) from binding_authority a where a.bp = b.bp and a.binding_id = b.binding_id)`.as(
        'bindingModels',
      ),
      sql<string[] | null>`(select coalesce(array_agg(distinct m.code) filter (where m.code is not null), '{}')
        from entrustment e left join lateral unnest(e.models) m(code) on true where e.entrusting_tenant_id = s.tenant_id
        and e.entrusted_tenant_id = s.entrusted_tenant_id and s.bp = any(e.bps) and e.status = '1'
        and ${today}::date between e.valid_from and e.valid_to
        and exists (select 1 from tenant_member t where t.tenant_id = e.entrusted_tenant_id and t.user_id = s.user_id)
        having count(*) > 0)`.as('entrustedModels'),
    ])

const byToken = preparedOne((db, p: { tokenHash: string; today: string }) =>
  withRights(knownSession.byToken(db, p.tokenHash), p.today),
)
const byJti = preparedOne((db, p: { jti: string; today: string }) => withRights(knownSession.byJti(db, p.jti), p.today))
const byId = preparedOne((db, p: { sessionId: string; today: string }) =>
  withRights(knownSession.byId(db, p.sessionId), p.today),
)
