import { useState } from 'react'
import { useRead } from '@/request'
import { Field, Sheet, toast } from '@/ui'
import { usualOf } from './authority-view'
import { ModelPicker } from './ModelPicker'
import './binding.scss'
import type { Sub } from './words'

export interface Approval {
  models: string[]
  remarkName: string
}

interface ApproveSheetProps {
  row: Sub
  onClose: () => void
  onApprove: (approval: Approval) => Promise<void>
}

/** 通过 (SA-01): the master's name for the colleague and what he may do; the usual models are ticked. */
export function ApproveSheet({ row, onClose, onApprove }: ApproveSheetProps) {
  const catalogue = useRead('default GET /hqw/authority/getHqwAllModelsByGroupBy')
  const groups = catalogue.data ?? []
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [remarkName, setRemarkName] = useState(row.remarkName)
  const [busy, setBusy] = useState(false)
  const granted = chosen ?? usualOf(groups)
  const approve = async () => {
    if (granted.length === 0) return toast('请至少选择一项权限')
    setBusy(true)
    await onApprove({ models: [...granted], remarkName: remarkName.trim() }).finally(() => setBusy(false))
  }
  return (
    <Sheet
      open
      title='通过申请'
      confirmText='确认通过'
      confirmDisabled={busy || groups.length === 0}
      dirty={chosen !== null}
      onConfirm={() => void approve()}
      onClose={onClose}
    >
      <div className='bd-sheet'>
        <Field label='备注名' value={remarkName} maxLength={12} placeholder={row.nickname} onChange={setRemarkName} />
      </div>
      <ModelPicker
        groups={groups}
        granted={granted}
        onChange={(codes, note) => {
          setChosen(codes)
          if (note !== '') toast(note)
        }}
      />
    </Sheet>
  )
}
