import { useState } from 'react'
import { useRead } from '@/request'
import { Field, Sheet, toast } from '@/ui'
import { usualOf } from './authority-view'
import { ModelPicker } from './ModelPicker'
import './binding.scss'

export interface Granting {
  models: string[]
  remarkName: string
}

interface GrantSheetProps {
  title: string
  confirmText: string
  /** The name given so far, and what stands in its place without one. */
  remarkName: string
  placeholder: string
  onClose: () => void
  onGrant: (granting: Granting) => Promise<void>
}

/** The master's name for a colleague and what he may do; the usual models are ticked (SA-01, SA-08). */
export function GrantSheet(props: GrantSheetProps) {
  const { title, confirmText, placeholder, onClose, onGrant } = props
  const catalogue = useRead('default GET /hqw/authority/getHqwAllModelsByGroupBy')
  const groups = catalogue.data ?? []
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [remarkName, setRemarkName] = useState(props.remarkName)
  const [busy, setBusy] = useState(false)
  const granted = chosen ?? usualOf(groups)
  const give = async () => {
    if (granted.length === 0) return toast('请至少选择一项权限')
    setBusy(true)
    await onGrant({ models: [...granted], remarkName: remarkName.trim() }).finally(() => setBusy(false))
  }
  return (
    <Sheet
      open
      title={title}
      confirmText={confirmText}
      confirmDisabled={busy || groups.length === 0}
      dirty={chosen !== null}
      onConfirm={() => void give()}
      onClose={onClose}
    >
      <div className='bd-sheet'>
        <Field label='备注名' value={remarkName} maxLength={12} placeholder={placeholder} onChange={setRemarkName} />
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
