import type { Work } from '../../http/context'
import { customerOf } from '../../modules/membership/service'
import * as todo from '../../modules/todo/service'
import { phoneOf, standingOf } from '../../modules/membership/ground'
import { insertApplication } from '../../modules/membership/repo'
import { maskPhone } from '@domain/mask'

/** C 8.2: what the seeded applications have left behind: their count (BD-09) and the master's to-do. */
export async function seedBinding(work: Work): Promise<void> {
  const applied = await work.db
    .selectFrom('bpBinding')
    .selectAll()
    .where('status', '=', 'LIVE')
    .where('isMaster', '=', false)
    .orderBy('bp')
    .orderBy('bindingId')
    .execute()
  for (const row of applied) {
    const { bp, bindingId, userId, applyAt, deadlineAt } = row
    await insertApplication(work.db, { bp, applicationId: bindingId, bindingId, userId, appliedAt: applyAt })
    if (standingOf(work, row) !== '2') continue
    const customer = await customerOf(work, bp, row.companyCode)
    await todo.upsert(work, {
      bp,
      companyCode: row.companyCode,
      audience: 'MASTER',
      type: 'SUB_REVIEW',
      bizId: bindingId,
      title: '子账号待审核',
      summary: `${maskPhone(await phoneOf(work, userId))}申请成为${customer?.customerName ?? ''}的子账号`,
      dueAt: deadlineAt,
      route: `/pages/binding/check?bindingId=${bindingId}`,
    })
  }
}
