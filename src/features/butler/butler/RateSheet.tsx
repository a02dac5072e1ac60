import type { Out } from '@contract'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { stars, wordFields, type RatingWords } from '@/shared/stars'
import type { Manager } from './Person'

type Info = Out<'default GET /crmgas/butler/info'>

interface Rating extends RatingWords {
  score: number
}

const fieldsOf =
  (tags: Info['tags']) =>
  ({ score }: Rating): readonly FormField<Rating>[] => [
    { key: 'score', label: '评分', kind: stars({ words: true }), required: true },
    ...wordFields(tags, score),
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
      name={`rate-${managerId}`}
      title={`评价${name}`}
      confirmText='提交'
      values={values}
      fields={fieldsOf(tags)}
      {...send}
      onClose={onClose}
    />
  )
}
