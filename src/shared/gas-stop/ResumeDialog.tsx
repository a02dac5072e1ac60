import { useState } from 'react'
import { useAct } from '@/blocks'
import { inDialog, showRefusal } from '@/shared/pay'
import { CheckBox, Dialog } from '@/ui'

interface ResumeDialogProps {
  stopId: string
  onClose: () => void
  onDone: () => Promise<void>
}

/** The customer's confirmation that the gas may come back (AE-88): the devices are shut and a contact is on site. */
export function ResumeDialog({ stopId, onClose, onDone }: ResumeDialogProps) {
  const [ticked, setTicked] = useState(false)
  const resume = useAct('default POST /crmgas/stopGas/confirmResume', {
    once: true,
    ok: '已确认，正在复气',
    dialog: inDialog('A2801'),
    tell: (error) => {
      onClose()
      return showRefusal(error)
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
