import {
  balanceApplyStatus,
  balanceApplyTransitions,
  balanceDirections,
  balanceMeasures,
} from '@domain/statuses/balance'
import { formatAmount, isPositiveMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { caseKind } from '../../case/kind'
import type { CaseNotice } from '../../case/spec'
import type { Work } from '../../http/context'
import { openText } from '../../secret'
import { emit } from '../../wiring'
import { orderChanged } from '../payment/service'
import { release } from './places'
import type { Apply } from './repo/applies'
import { payReward } from './reward'

export const applyRoute = ({ applyNo }: { applyNo: string }): string =>
  `/subPagesB/pages/substitution/apply?applyNo=${applyNo}`

const signUp = (body: string): CaseNotice => ({ message: { templateCode: 'SUB_OPEN', body } })
const result = (body: string): CaseNotice => ({ message: { templateCode: 'SUB_RESULT', body } })

/** Measures as a person reads them; codes that are not known any more stay codes. */
const measuresText = ({ measures }: Apply): string =>
  measures.map((code) => balanceMeasures[code as keyof typeof balanceMeasures] ?? code).join('、')

/** The order centre shows a participation (O-01). */
const shown = (work: Work, { bp, applyId }: Apply): Promise<void> =>
  emit(work, orderChanged, { bp, entity: 'balance_apply', id: applyId })

async function freed(work: Work, row: Apply): Promise<void> {
  await release(work, row)
  await shown(work, row)
}

async function paid(work: Work, row: Apply): Promise<void> {
  await payReward(work, row)
  await shown(work, row)
}

/** S-08, with what is still missing. */
function rewardText({ activityName, totalReward, waitingDays }: Apply): string {
  const money = isPositiveMoney(totalReward)
    ? `奖励${formatAmount(totalReward)}元已抵扣气款`
    : '未产生有效响应，本次无奖励'
  return `${activityName}${money}${waitingDays > 0 ? `，另有${waitingDays}天数据待补，补齐后计算` : ''}`
}

/** Sign-ups for resource balance (B 2.14, 3.11). */
export const applies = caseKind({
  table: 'balanceApply',
  id: 'applyId',
  state: 'status',
  states: balanceApplyStatus,
  moves: balanceApplyTransitions,
  filed: 'SUBMITTED',
  entity: 'balance_apply',
  route: applyRoute,
  facts: (work) => [
    ['报名单号', 20, ({ applyNo }) => applyNo],
    ['活动', 20, ({ activityName }) => activityName],
    ['方向', 8, ({ direction }) => balanceDirections[direction]],
    ['用气分组', 14, ({ groupName }) => groupName],
    ['基线', 14, ({ baselineVolume }) => `${formatVolume(baselineVolume)}/日`],
    ['申报响应量', 14, ({ dailyVolume }) => `${formatVolume(dailyVolume)}/日`],
    ['措施', 20, measuresText],
    ['说明', 30, ({ measureNoteEnc }) => openText(work, measureNoteEnc) || null],
    ['联系人', 12, ({ contactNameEnc }) => openText(work, contactNameEnc)],
    ['联系电话', 16, ({ contactPhoneEnc }) => openText(work, contactPhoneEnc)],
  ],
  desk: {
    type: 'BALANCE',
    in: 'SUBMITTED',
    title: ({ activityName, groupName }) => `${activityName}报名（${groupName}）`,
    decisions: { PASS: 'PASS', REJECT: 'REJECT' },
    set: ({ passed, remark }) => ({ rejectRemark: passed ? null : remark }),
  },
  notify: {
    PASS: ({ activityName, dailyVolume }) =>
      signUp(`${activityName}报名成功，每日申报响应量${formatVolume(dailyVolume)}`),
    REJECT: ({ activityName }, { reason }) => signUp(`${activityName}报名未通过：${reason}`),
    LAPSE: ({ activityName }) => signUp(`${activityName}报名在活动开始前未完成审核，已失效`),
    CANCEL: ({ activityName }, { reason }) => signUp(`${activityName}已取消：${reason}`),
    WEAK: ({ activityName }) => result(`${activityName}连续2日响应不足，本次参与提前结束，已产生的奖励照常发放`),
    PAY: (row) => result(rewardText(row)),
  },
  then: {
    PASS: shown,
    REJECT: freed,
    LAPSE: freed,
    WITHDRAW: freed,
    CANCEL: freed,
    BEGIN: shown,
    WEAK: shown,
    END: shown,
    PAY: paid,
  },
  deadlines: [
    { name: 'balance.lapse', in: 'SUBMITTED', ends: 'LAPSE', moment: 'beginsAt' },
    { name: 'balance.begin', in: 'PASSED', ends: 'BEGIN', moment: 'beginsAt' },
    { name: 'balance.end', in: 'RUNNING', ends: 'END', moment: 'endsAt' },
    { name: 'balance.pay', in: 'SETTLING', ends: 'PAY', moment: 'payAt' },
  ],
  list: {
    tabs: { all: ['SUBMITTED', 'PASSED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'RUNNING', 'SETTLING', 'SETTLED'] },
  },
  ownData: { title: '资源平衡报名', user: 'userId' },
})
