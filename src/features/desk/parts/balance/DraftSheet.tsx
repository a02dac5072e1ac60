import { finished } from '../finished'
import { FormSheet, useFormAct, useToday } from '@/blocks'
import type { Activity } from './BalancePanel'
import { draftFields, firstDraft, inputOf, type DraftValues } from './draft-fields'

interface Props {
  /** A draft that is changed; absent: a new one. */
  of?: Activity
  onClose: () => void
  onDone: () => Promise<void>
}

/** A draft of an activity: its days, its places, what it pays. */
export function DraftSheet({ of: activity, onClose, onDone }: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /balance/activity/save', {
    once: true,
    input: (values: DraftValues) => inputOf(values, activity),
    dialog: ['42511'],
    ok: '草稿已保存',
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<DraftValues>
      name={`activity-${activity?.activityId ?? 'new'}`}
      title={activity === undefined ? '新建活动' : '修改活动'}
      confirmText='保存草稿'
      values={firstDraft(today, activity)}
      fields={draftFields(today)}
      {...send}
      onClose={onClose}
    />
  )
}
