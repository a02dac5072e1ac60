import type { Out } from '@contract'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { toggle } from '@/blocks/form/tick'
import { stars } from '@/shared/stars'
import type { Manager } from './Person'

type Info = Out<'default GET /crmgas/butler/info'>

interface Rating {
  score: number
  tags: readonly string[]
  comment: string
  anonymous: boolean
}

/** Below so many stars the words of a discontented customer stand to choose from. */
const GOOD = 3

const fieldsOf =
  ({ good, bad }: Info['tags']) =>
  ({ score }: Rating): readonly FormField<Rating>[] => [
    { key: 'score', label: '评分', kind: stars({ words: true }), required: true },
    {
      key: 'tags',
      label: '标签',
      kind: manyChips((score > 0 && score < GOOD ? bad : good).map((key) => ({ key, label: key }))),
      show: () => score > 0,
    },
    {
      key: 'comment',
      label: '评价内容',
      kind: 'textarea',
      maxLength: 200,
      counter: true,
      placeholder: '选填，200字以内',
    },
    { key: 'anonymous', label: '匿名评价', kind: toggle },
  ]

interface RateSheetProps {
  of: Manager
  mine: Info['myEvaluation']
  tags: Info['tags']
  onClose: () => void
  onDone: () => Promise<void>
}

/** 评价本月服务: once a month, changed within a day (BT-03). */
export function RateSheet({ of: { managerId, name }, mine, tags, onClose, onDone }: RateSheetProps) {
  const send = useFormAct('default POST /crmgas/butler/evaluate', {
    input: (values: Rating) => ({ ...values, managerId, tags: [...values.tags], comment: values.comment.trim() }),
    ok: '感谢您的评价',
    done: async () => {
      onClose()
      await onDone()
    },
  })
  const values: Rating = mine ?? { score: 0, tags: [], comment: '', anonymous: false }
  return (
    <FormSheet
      title={`评价${name}`}
      confirmText='提交'
      values={values}
      fields={fieldsOf(tags)}
      {...send}
      onClose={onClose}
    />
  )
}
