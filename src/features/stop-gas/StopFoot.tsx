import { useState } from 'react'
import { useAct, useLinks } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { addressOf } from '@/routes/go'
import { ResumeDialog } from '@/shared/gas-stop'
import { BottomBar } from '@/ui'
import { isOver, type Stop, type StopInfo } from './stop-model'

const BILLS = addressOf('/pages/my-bill/list/list', { state: 'UNPAID_ALL' })

interface StopFootProps {
  info: StopInfo
  stop: Stop
  onChanged: () => Promise<void>
}

/** The one thing to do now; the emergency line is beside it. */
export function StopFoot({ info, stop, onChanged }: StopFootProps) {
  const links = useLinks()
  const [asking, setAsking] = useState(false)
  const acknowledge = useAct('default POST /crmgas/stopGas/acknowledge', {
    once: true,
    ok: '已确认知悉',
    done: onChanged,
    stale: onChanged,
  })
  const phone = stop.hotline || info.serviceLine
  const call = phone === '' ? undefined : { text: '拨打抢修电话', onTap: () => callPhone(phone) }
  const bills = stop.kind === 'ARREARS' && !isOver(stop) && stop.state !== 'RESUMING' ? links(BILLS) : undefined
  const meter = info.meters.length === 1 ? info.meters[0] : undefined
  const restore =
    stop.kind === 'HAZARD' && stop.state === 'RESUMING'
      ? links.to('/subPages/customer-service/add', {
          ticketType: 'APPLY',
          subtype: 'A_RESTORE',
          ...(meter && { meterNo: meter.meterNo }),
          desc: `${stop.title}已整改，复查合格，申请恢复供气。`,
        })
      : undefined
  const resumes = stop.kind === 'ARREARS' && stop.state === 'RESUMING' && stop.confirmedAt === null
  const acks = stop.ackRequired && stop.ackAt === null && !isOver(stop)
  const primary = acks
    ? { text: '我已知悉', loading: acknowledge.busy, onTap: () => void acknowledge.run({ stopId: stop.stopId }) }
    : resumes
      ? { text: '确认复气', onTap: () => setAsking(true) }
      : bills
        ? { text: '缴清欠费', onTap: bills }
        : restore && { text: '申请恢复供气', onTap: restore }
  if (isOver(stop) || (!primary && !call)) return null
  return (
    <>
      {asking && <ResumeDialog stopId={stop.stopId} onClose={() => setAsking(false)} onDone={onChanged} />}
      {primary ? (
        <BottomBar primary={primary} {...(call && { secondary: { ...call, plain: true } })} />
      ) : (
        call && <BottomBar primary={call} />
      )}
    </>
  )
}
