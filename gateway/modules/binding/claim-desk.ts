import { maskPhone } from '@domain/mask'
import { customerOf } from '../account/service'
import { onDesk } from '../desk/service'
import { settleClaim } from './claim'
import { phoneOf } from './ground'
import * as repo from './repo'

/** BD-21: after an objection an operator decides who answers for the customer number. */
export function registerClaimDesk(): void {
  onDesk('MASTER_CLAIM', {
    async describe(work, task) {
      const claim = await repo.claimById(work.db, task.bizNo)
      const customer = claim && (await customerOf(work, claim.bp, claim.companyCode))
      return {
        title: `${customer?.customerName ?? ''}申请更换主账号`,
        facts: claim
          ? [
              { label: '户号', value: claim.bp },
              { label: '申请人', value: maskPhone(await phoneOf(work, claim.userId)) },
              { label: '申请原因', value: claim.reason },
              { label: '主账号异议', value: claim.objection ?? '' },
            ]
          : [],
        files: [],
      }
    },
    decided: (work, { bizNo, decision, decidedBy }) => settleClaim(work, bizNo, decision === 'PASS', decidedBy),
  })
}
