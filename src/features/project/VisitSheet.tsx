import { FormSheet, useFormAct } from '@/blocks'
import { NoVisitDays, useVisitDays, type Visit } from '@/shared/appointment'

interface Props {
  projectId: string
  onClose: () => void
  onChanged: () => Promise<void>
}

/** 勘察改期: to a day and a slot that are free (PJ-13). */
export function VisitSheet({ projectId, onClose, onChanged }: Props) {
  const { read, fields } = useVisitDays({ kind: 'APPLY' })
  const send = useFormAct('job POST /customer/node/changeExploration', {
    once: true,
    input: ({ date, slot }: Visit) => (slot === '' ? null : { projectId, date, slot }),
    at: { '2901': 'date' },
    dialog: ['44104', '44606', '44605'],
    ok: '勘察已改期',
    done: onChanged,
    stale: (error) => (error.is('44104') ? read.reload() : onChanged()),
  })
  if (read.data === undefined) return <NoVisitDays read={read} title='勘察改期' onClose={onClose} />
  return (
    <FormSheet<Visit>
      name={`visit-${projectId}`}
      title='勘察改期'
      confirmText='提交'
      values={{ date: '', slot: '' }}
      fields={fields}
      onClose={onClose}
      {...send}
    />
  )
}
