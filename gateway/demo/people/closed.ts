import type { Work } from '../../http/context'
import { indexOf, seal } from '../../secret'

const deletedName = '已注销用户04186207'
const bp = '1000000001'
/** Days before today: the application, the request to close the account, the end of the cooling-off. */
const days = { applied: 520, requested: 210, closed: 203 }

/** C 8.6: a user with a closed account (C1): the personal data are deleted, what the law requires is kept (CX-05). */
export async function seedClosed(
  work: Work,
  { demoId, daysAgo }: { demoId: (entity: string, key: string) => string; daysAgo: (days: number) => string },
): Promise<void> {
  const userId = demoId('app_user', deletedName)
  const cancelId = demoId('account_cancel', deletedName)
  const bindingId = demoId('bp_binding', `${deletedName}|${bp}`)
  const [appliedAt, closedAt] = [daysAgo(days.applied), daysAgo(days.closed)]
  await work.db
    .insertInto('appUser')
    .values({
      userId,
      phoneEnc: seal(work, deletedName),
      phoneIndex: indexOf(work, deletedName),
      nickname: deletedName,
      position: '',
      status: '9',
      agreementVersion: '2.1',
      registerSource: 'H5',
      createdAt: appliedAt,
      updatedAt: closedAt,
    })
    .execute()
  await work.db
    .insertInto('bpBinding')
    .values({
      bp,
      bindingId,
      companyCode: '1001',
      userId,
      reviewStatus: '1',
      status: 'UNBOUND',
      relation: 'STAFF',
      applyReason: '财务部开票',
      applyAt: appliedAt,
      reviewedAt: daysAgo(days.applied - 1),
      verifiedBy: 'MASTER',
      createdAt: appliedAt,
      updatedAt: closedAt,
    })
    .execute()
  await work.db
    .insertInto('accountCancel')
    .values({
      cancelId,
      userId,
      requestedAt: daysAgo(days.requested),
      effectiveAt: closedAt,
      reason: '隐私顾虑',
      status: 'C1',
      channel: 'H5',
    })
    .execute()
  const common = { reason: '', changedBy: 'system', changedAt: closedAt }
  await work.db
    .insertInto('auditLog')
    .values([
      {
        ...common,
        auditId: demoId('audit_log', `${deletedName}|${bp}`),
        entity: 'bp_binding',
        entityId: bindingId,
        bp,
        fromState: '1',
        toState: 'UNBOUND',
        reason: 'cancelled',
      },
      {
        ...common,
        auditId: demoId('audit_log', deletedName),
        entity: 'account_cancel',
        entityId: cancelId,
        bp: null,
        fromState: 'C0',
        toState: 'C1',
      },
    ])
    .execute()
}
