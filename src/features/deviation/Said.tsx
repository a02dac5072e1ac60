import { deviationStatus } from '@domain/statuses/deviation'
import { planReasons } from '@domain/statuses/gas-plan'
import { KeyValue, SectionCard } from '@/ui'
import type { Case } from './case-look'

/** The reason that was given, and what became of it; nothing before there is one. */
export function Said({
  of: { reasonCode, reasonText, reviewRemark, status, expectedRecoverDate, attachments },
}: {
  of: Case
}) {
  if (reasonCode === null) return null
  return (
    <SectionCard title='已上报的原因'>
      <KeyValue
        items={[
          ['原因', planReasons[reasonCode].name],
          ['说明', reasonText],
          ['证明照片', attachments.length === 0 ? '无' : `${attachments.length} 张`],
          ['预计恢复', expectedRecoverDate],
          ['结果', reviewRemark === '' ? deviationStatus[status].label : reviewRemark],
        ]}
      />
    </SectionCard>
  )
}
