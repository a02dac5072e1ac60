import { planReasons } from '@domain/statuses/gas-plan'
import { formatFullMoment } from '@domain/date-format'
import { ResultPage } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import type { Case } from '../case-look'

/** What becomes of the reason, in the page's three cases. */
function resultOf({ status, reviewRemark, caseType }: Case): {
  kind: 'success' | 'pending'
  headline: string
  text: string
} {
  if (status === 'ACCEPTED')
    return {
      kind: 'success',
      headline: '已认可',
      text: caseType === 'EXTRACT' ? '周期结算时按规则减免补偿' : '当日不计入考核',
    }
  if (status === 'REJECTED') return { kind: 'success', headline: '已记录', text: reviewRemark }
  return { kind: 'pending', headline: '提交成功，等待审核', text: '预计1个工作日内给出结果' }
}

/** 提交结果 (B 6.8). */
export function ReasonResultView({ caseId }: ViewParams<'/subPages/my-message/gasReasonSubmitResult'>) {
  const read = useRead('demand GET /deviation/detail', { caseId }, { gone: ['2902'] })
  const one = read.data
  const result = one ? resultOf(one) : { kind: 'pending' as const, headline: '', text: '' }
  return (
    <ResultPage
      of={read}
      {...result}
      facts={
        one && [
          ['原因', one.reasonCode === null ? null : planReasons[one.reasonCode].name],
          ['提交时间', one.submittedAt === null ? null : formatFullMoment(one.submittedAt)],
        ]
      }
      primary={{ text: '返回消息', onTap: () => go('/subPages/my-message/list', {}, { replace: true }) }}
      secondary={one && placeOf(one)}
    />
  )
}

/** Where the case belongs; of a cycle that the user may not see, nowhere. */
function placeOf({ caseType, extract, groupId, date }: Case) {
  if (caseType !== 'EXTRACT') {
    const month = { groupId, month: date.slice(0, 7) }
    return {
      text: '查看计划',
      onTap: () => go('/subPagesB/pages/predict-gas/detail', month, { replace: true }),
    }
  }
  if (extract === null) return undefined
  const { childNo } = extract
  return {
    text: '查看订单',
    onTap: () => go('/subPagesB/pages/gas-package/order-details-zi', { childNo }, { replace: true }),
  }
}
