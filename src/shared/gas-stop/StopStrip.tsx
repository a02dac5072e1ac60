import { useState } from 'react'
import { useAct, useLinks } from '@/blocks'
import { CheckBox, Dialog, NoticeBar } from '@/ui'
import { inDialog, tellRefusal } from '@/shared/pay'
import { stopNotice } from '@domain/billing/stop-text'
import { addressOf } from '@/routes/go'
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
  const notice = info.kind === 'ARREARS' ? stopNotice(info, stop.data?.arrears ?? null) : null
  return (
    <>
      <NoticeBar tone={notice?.tone ?? 'warning'} {...action}>
        {notice?.text ?? info.title}
      </NoticeBar>
      {asking && <ResumeDialog stopId={info.stopId} onClose={() => setAsking(false)} onDone={stop.reload} />}
    </>
  )
}

interface ResumeDialogProps {
  stopId: string
  onClose: () => void
  onDone: () => Promise<void>
}

function ResumeDialog({ stopId, onClose, onDone }: ResumeDialogProps) {
  const [ticked, setTicked] = useState(false)
  const resume = useAct('default POST /crmgas/stopGas/confirmResume', {
    once: true,
    ok: '已确认，正在复气',
    dialog: inDialog('A2801'),
    tell: (error) => {
      onClose()
      return tellRefusal(error)
    },
    done: () => {
      onClose()
      return onDone()
    },
    stale: onDone,
  })
  const send = () => resume.run({ stopId, safetyConfirm: '1' })
  return (
    <Dialog
      open
      title='确认复气'
      confirmText='确定'
      cancelText='取消'
      confirmDisabled={!ticked}
      onCancel={onClose}
      onConfirm={send}
    >
      <div>复气前请确认燃气设施关闭且现场有人</div>
      <CheckBox square checked={ticked} onChange={setTicked} className='mt8'>
        我已确认
      </CheckBox>
    </Dialog>
  )
}
