import { leadTags, rejectReasons } from '@domain/statuses/demand-lead'
import { FormSheet, namesOf, useFormAct, type FormField } from '@/blocks'
import { chips, manyChips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { stars } from '@/shared/stars'

interface SheetProps {
  onClose: () => void
  onDone: () => Promise<void>
}

type Reason = keyof typeof rejectReasons
interface Rejection {
  reason: Reason | ''
  text: string
}
const REJECT_FIELDS: readonly FormField<Rejection>[] = [
  {
    key: 'reason',
    label: '原因',
    kind: chips<Rejection['reason']>(namesOf(rejectReasons).map(({ key, text }) => ({ key, label: text }))),
    required: '请选择原因',
  },
  { key: 'text', label: '补充说明', kind: 'textarea', maxLength: 100, counter: true },
]

/** 不接受报价 (E-M-17). */
export function RejectSheet({ of, onClose, onDone }: SheetProps & { of: { leadNo: string; quoteNo: string } }) {
  const send = useFormAct('demand POST /lead/quote/reject', {
    input: ({ reason, text }: Rejection) =>
      reason === '' ? null : { ...of, reason, ...(text.trim() !== '' && { text: text.trim() }) },
    dialog: ['E1009'],
    ok: '已告知顾问',
    done: () => {
      onClose()
      void onDone()
    },
    stale: onDone,
  })
  const values: Rejection = { reason: '', text: '' }
  return (
    <FormSheet
      name={`reject-${of.quoteNo}`}
      title='不接受报价'
      confirmText='提交'
      values={values}
      fields={REJECT_FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}

interface Addition {
  content: string
  files: readonly Paper[]
}
const ADD_FIELDS: readonly FormField<Addition>[] = [
  { key: 'content', label: '内容', kind: 'textarea', required: '请填写内容', maxLength: 300, counter: true },
  { key: 'files', label: '图片', kind: photos({ use: 'LEAD', most: 6 }) },
]

/** 补充说明 (E-M-15). */
export function SupplementSheet({ leadNo, onClose, onDone }: SheetProps & { leadNo: string }) {
  const send = useFormAct('demand POST /lead/supplement', {
    input: ({ content, files }: Addition) => ({
      leadNo,
      content: content.trim(),
      images: files.map(({ fileId }) => fileId),
    }),
    at: { '44852': 'files' },
    dialog: ['E1013', 'E1008'],
    ok: '已补充',
    done: () => {
      onClose()
      void onDone()
    },
    stale: onDone,
  })
  const values: Addition = { content: '', files: [] }
  return (
    <FormSheet
      name={`supplement-${leadNo}`}
      title='补充说明'
      confirmText='提交'
      values={values}
      fields={ADD_FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}

interface Rating {
  score: number
  scoreTags: readonly (typeof leadTags)[number][]
  scoreText: string
}
/** Stars from which on no word is needed (E-M-18). */
const FINE = 3
const rateFields = ({ score }: Rating): readonly FormField<Rating>[] => [
  { key: 'score', label: '评分', kind: stars({ words: true }), required: true },
  { key: 'scoreTags', label: '标签', kind: manyChips(leadTags.map((key) => ({ key, label: key }))) },
  {
    key: 'scoreText',
    label: '意见',
    kind: 'textarea',
    maxLength: 200,
    counter: true,
    ...(score > 0 && score < FINE && { required: '请填写您的意见' }),
  },
]

/** 去评价 (E-M-18). */
export function EvaluateSheet({ leadNo, onClose, onDone }: SheetProps & { leadNo: string }) {
  const send = useFormAct('demand POST /lead/evaluate', {
    input: ({ score, scoreTags, scoreText }: Rating) => ({
      leadNo,
      score,
      scoreTags: [...scoreTags],
      scoreText: scoreText.trim(),
    }),
    at: { E1010: 'scoreText' },
    dialog: ['E1016', 'E1008'],
    ok: '感谢您的评价',
    done: () => {
      onClose()
      void onDone()
    },
    stale: onDone,
  })
  const values: Rating = { score: 0, scoreTags: [], scoreText: '' }
  return (
    <FormSheet
      name={`evaluate-${leadNo}`}
      title='评价服务'
      confirmText='提交'
      values={values}
      fields={rateFields}
      {...send}
      onClose={onClose}
    />
  )
}
