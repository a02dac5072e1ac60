import { useState } from 'react'
import { characters } from '@domain/text'
import { Chips, Field, Sheet } from '@/ui'
import './binding.scss'

const QUICK = ['非本单位人员', '信息有误', '其他'] as const

interface RejectSheetProps {
  open: boolean
  onClose: () => void
  onReject: (reason: string) => Promise<void>
}

/** 驳回 (SA-01): a reason of 2 to 100 characters. */
export function RejectSheet({ open, onClose, onReject }: RejectSheetProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const reject = async () => {
    if (characters(reason.trim()) < 2) return setFault('请填写驳回原因')
    setBusy(true)
    await onReject(reason.trim()).finally(() => setBusy(false))
    setReason('')
  }
  return (
    <Sheet
      open={open}
      title='驳回申请'
      confirmText='确认驳回'
      confirmDisabled={busy}
      dirty={reason !== ''}
      onConfirm={() => void reject()}
      onClose={onClose}
    >
      <Chips
        label='常用原因'
        items={QUICK.map((text) => ({ key: text, label: text }))}
        active={null}
        onChange={(text) => {
          setReason(text === '其他' ? '' : text)
          setFault(undefined)
        }}
      />
      <div className='bd-sheet'>
        <Field
          required
          label='驳回原因'
          kind='textarea'
          value={reason}
          maxLength={100}
          counter
          placeholder='将告知申请人'
          onChange={(text) => {
            setReason(text)
            setFault(undefined)
          }}
          {...(fault !== undefined && { error: fault })}
        />
      </div>
    </Sheet>
  )
}
