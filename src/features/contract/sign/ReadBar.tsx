import { useState } from 'react'
import type { Out } from '@contract'
import { useLink } from '@/blocks'
import { useReadThrough, type Reading } from '@/shared/signing'
import { BottomBar, Progress } from '@/ui'
import { SandboxSheet } from './SandboxSheet'

type Task = Out<'default GET /crmgas/contract/sign/url'>

/** The whole contract, and what is below its last line: once that is on the screen the contract has been gone through. */
export const [TEXT, END] = ['contract-text', 'contract-end']

interface Props {
  taskId: string
  of: Task
  onSign: () => void
  onRefuse: () => void
  onChanged: () => Promise<void>
}

/** What of the reading is still missing before the signature (C-05), then the signature itself. */
export function ReadBar({ taskId, of: task, onSign, onRefuse, onChanged }: Props) {
  const text = { id: TEXT, document: task.docHash }
  const reading = useReadThrough({ endId: END, openedAt: task.viewedAt, isOn: true, text })
  const [isOutside, setOutside] = useState(false)
  const outside = useLink('/pages/webview/webview', { url: task.signUrl })
  const isRead = reading.left <= 0 && reading.isAtEnd
  const isSandbox = task.signUrl.startsWith('sandbox:')
  const leave = isSandbox ? () => setOutside(true) : (outside ?? onSign)
  return (
    <>
      <BottomBar
        {...(!isRead && { note: <Missing of={reading} /> })}
        secondary={{ text: '拒签', onTap: onRefuse }}
        primary={{ text: wordsOf(reading), onTap: task.mode === 'VENDOR' ? leave : onSign, disabled: !isRead }}
      />
      {isOutside && <SandboxSheet taskId={taskId} onClose={() => setOutside(false)} onChanged={onChanged} />}
    </>
  )
}

const wordsOf = ({ left, isAtEnd }: Reading): string => {
  if (!isAtEnd) return '读完后签署'
  return left > 0 ? `请完整阅读(${left}s)` : '签署'
}

function Missing({ of: { left, percent } }: { of: Reading }) {
  const time = left > 0 ? `，还需阅读${left}秒` : ''
  return (
    <>
      <div className='fs-13 t3 num mb8'>
        已读{percent}%{time}
      </div>
      <Progress value={percent / 100} label={`合同已读${percent}%`} />
    </>
  )
}
