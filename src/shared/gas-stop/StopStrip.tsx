import { useState } from 'react'
import { useLinks } from '@/blocks'
import { NoticeBar } from '@/ui'
import { stopNotice } from '@domain/billing/stop-text'
import { addressOf } from '@/routes/go'
import { ResumeDialog } from './ResumeDialog'
import { useStop } from './use-stop'

const STOP_PAGE = '/subPages/my-message/stop-gas'
const BILLS = addressOf('/pages/my-bill/list/list', { state: 'UNPAID_ALL' })

export interface StopStripProps {
  /** The page itself is where what is owed is paid. */
  isPaid?: boolean
}

/** Stop of supply: what holds now, the way to end it, and the customer's safety confirmation before the gas comes back (AE-88). */
export function StopStrip({ isPaid = false }: StopStripProps) {
  const stop = useStop()
  const links = useLinks()
  const [asking, setAsking] = useState(false)
  const info = stop.data?.stopGas ?? null
  if (info === null) return null
  const resuming = info.kind === 'ARREARS' && info.state === 'RESUMING' && info.confirmedAt === null
  const page = links.to(STOP_PAGE, { stopId: info.stopId })
  const isOwed = info.kind === 'ARREARS' && info.state !== 'RESUMING'
  const bills = isOwed && !isPaid ? links(BILLS) : undefined
  const action = resuming
    ? { action: '确认复气', onTap: () => setAsking(true) }
    : bills
      ? { action: '去缴费', onTap: bills }
      : { action: '查看', onTap: page }
  const notice = stopNotice(info, stop.data?.arrears ?? null)
  return (
    <>
      <NoticeBar tone={notice?.tone ?? 'warning'} {...action}>
        {notice?.text ?? info.title}
      </NoticeBar>
      {asking && <ResumeDialog stopId={info.stopId} onClose={() => setAsking(false)} onDone={stop.reload} />}
    </>
  )
}
