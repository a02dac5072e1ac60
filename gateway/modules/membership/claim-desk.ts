import { maskPhone } from '@domain/mask'
import { usersById } from '../identity/service'
import type { DeskArea } from '../desk/service'
import { customersByBp } from './people'
import { settleClaim } from './claim'
import * as repo from './repo'

/** BD-21: after an objection an operator decides which user becomes the master of the customer number. */
export const claimDesk: DeskArea = {
  async describe(work, tasks) {
    const claims = await repo.claimsById(
      work.db,
      tasks.map((task) => task.bizNo),
    )
    const users = await usersById(
      work,
      claims.map((claim) => claim.userId),
    )
    const names = await customersByBp(
      work,
      claims.map((claim) => claim.bp),
    )
    return tasks.map(({ bizNo }) => {
      const claim = claims.find((one) => one.claimId === bizNo)
      if (!claim) return { title: '申请更换主账号', facts: [], files: [] }
      return {
        title: `${names.get(claim.bp)?.customerName ?? ''}申请更换主账号`,
        facts: [
          { label: '户号', value: claim.bp },
          { label: '申请人', value: maskPhone(users.get(claim.userId)?.phone ?? '') },
          { label: '申请原因', value: claim.reason },
          { label: '主账号异议', value: claim.objection ?? '' },
        ],
        files: [],
      }
    })
  },
  // The objection of the master opened the task: the claimant asked for it.
  asker: async (work, bizNo) => (await repo.claimById(work.db, bizNo))?.userId ?? null,
  decided: (work, { bizNo, decision, decidedBy }) => settleClaim(work, bizNo, decision === 'PASS', decidedBy),
}
