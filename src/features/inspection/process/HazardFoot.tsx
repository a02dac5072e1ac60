import { useState } from 'react'
import { useAct, useLink } from '@/blocks'
import { BottomBar } from '@/ui'
import type { Hazard } from '../hazard-text'
import { ReinspectSheet } from '../AppointSheet'
import { ReceiptSheet } from './HazardSheets'

/** The customer's actions where nothing is to be fixed. */
export function HazardFoot({ of: hazard, onChanged }: { of: Hazard; onChanged: () => Promise<void> }) {
  const { hazardId, hazardNo, title, version, actions, status, meterNo } = hazard
  const [sheet, setSheet] = useState<'CONFIRM' | 'APPOINT' | null>(null)
  const restore = useLink('/subPages/customer-service/add', {
    ticketType: 'APPLY',
    subtype: 'A_RESTORE',
    relatedType: 'HAZARD',
    relatedId: hazardId,
    title,
    ...(meterNo !== null && { meterNo }),
    desc: `隐患“${title}”（${hazardNo}）已复查合格并销案，申请恢复供气。`,
  })
  const withdraw = useAct('default POST /crmgas/inspection/hazard/withdraw', {
    ask: '确认撤回整改？撤回后可重新提交',
    ok: '已撤回',
    done: onChanged,
    stale: onChanged,
  })
  if (actions.includes('CONFIRM'))
    return (
      <>
        <BottomBar primary={{ text: '签收', onTap: () => setSheet('CONFIRM') }} />
        {sheet === 'CONFIRM' && <ReceiptSheet of={hazard} onClose={() => setSheet(null)} onChanged={onChanged} />}
      </>
    )
  const back = { text: '撤回整改', onTap: () => withdraw.run({ hazardId, version }), loading: withdraw.busy }
  if (actions.includes('APPOINT'))
    return (
      <>
        <BottomBar
          primary={{ text: status === 'REINSPECTING' ? '改约复查' : '预约复查', onTap: () => setSheet('APPOINT') }}
          secondary={actions.includes('WITHDRAW') ? { ...back, plain: true } : undefined}
        />
        {sheet === 'APPOINT' && (
          <ReinspectSheet hazardId={hazardId} version={version} onClose={() => setSheet(null)} onChanged={onChanged} />
        )}
      </>
    )
  if (actions.includes('RESTORE') && restore) return <BottomBar primary={{ text: '申请恢复供气', onTap: restore }} />
  return null
}
