import { finished } from '../finished'
import { FormSheet, useFormAct } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { money } from '@domain/money'
import type { ActName, ActValues } from './staff-acts'
import { noValues, staffActs } from './staff-acts'

interface Props {
  act: ActName
  of: { ticketId: string; version: number }
  onClose: () => void
  onDone: () => Promise<void>
}

const WHO_READS = chips([
  { key: 'YES', label: '客户可见' },
  { key: 'NO', label: '仅内部' },
])

/** What an act sends of what was typed. */
function actInput(act: ActName, of: Props['of'], values: ActValues) {
  const { content, reason, handlerName, handlerPhone, deptName, resultText, feeAmount, feeBasis, files, visible } =
    values
  const said = content.trim() === '' ? {} : { content: content.trim() }
  switch (act) {
    case 'reject':
      return { ...of, reason: reason.trim() }
    case 'dispatch':
      return { ...of, handlerName, handlerPhone, ...(deptName !== '' && { deptName }), ...said }
    case 'note':
      return { ...of, content: content.trim(), visible: visible === 'YES' }
    case 'resolve':
      return {
        ...of,
        resultText: resultText.trim(),
        ...(files.length > 0 && { resultFiles: files.map(({ fileId }) => fileId) }),
        ...(feeAmount !== '' && { feeAmount: money(feeAmount), feeBasis }),
      }
    default:
      return { ...of, ...said }
  }
}

/** The sheet of an act that needs words. */
export function ActSheet({ act, of, onClose, onDone }: Props) {
  const { label, done, fields } = staffActs[act]
  const send = useFormAct(`btwob POST /ticket/${act}` as 'btwob POST /ticket/resolve', {
    input: (values: ActValues) =>
      actInput(act, of, values) as { ticketId: string; version: number; resultText: string },
    at: { '44852': 'files' },
    ok: done,
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<ActValues>
      name={`${act}-${of.ticketId}`}
      title={label}
      confirmText='提交'
      values={noValues}
      fields={act === 'note' ? [...fields, { key: 'visible', label: '谁能看到', kind: WHO_READS }] : fields}
      {...send}
      onClose={onClose}
    />
  )
}
