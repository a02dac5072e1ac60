import { Chips, Card, Ends, Field } from '@/ui'
import type { Question } from '../../types'
import { toggled } from './draft'

const RATING = ['非常不满意', '不满意', '一般', '满意', '非常满意']

/** What can be chosen of a question; a text has none. */
function choicesOf({ type, options }: Question): { key: string; label: string }[] {
  if (type === 'nps') return Array.from({ length: 11 }, (_, score) => ({ key: String(score), label: String(score) }))
  if (type === 'rating') return RATING.map((label, index) => ({ key: String(index + 1), label }))
  return options.map(({ value, label }) => ({ key: value, label }))
}

interface QuestionCardProps {
  question: Question
  /** 2/5. */
  place: string
  values: readonly string[]
  onChange: (values: string[]) => void
}

export function QuestionCard({ question, place, values, onChange }: QuestionCardProps) {
  const { type, title, required, max } = question
  return (
    <Card label={title}>
      <Ends gap={8}>
        <h2 className='fs-16 fw-b break grow'>{title}</h2>
        <span className='fs-13 t3 num'>{place}</span>
      </Ends>
      <div className='fs-12 t3 mt4'>{hintOf(question)}</div>
      <div className='mt12'>
        {type === 'text' ? (
          <Field
            label={title}
            kind='textarea'
            value={values[0] ?? ''}
            maxLength={max}
            placeholder={required ? '请填写' : '选填'}
            onChange={(text) => onChange(text === '' ? [] : [text])}
          />
        ) : (
          <Chips
            inset
            label={title}
            items={choicesOf(question)}
            active={[...values]}
            onChange={(key) => onChange(toggled(values, key, max))}
          />
        )}
      </div>
      {type === 'nps' && (
        <Ends className='mt8 fs-12 t3'>
          <span>0 不可能推荐</span>
          <span>10 非常愿意推荐</span>
        </Ends>
      )}
    </Card>
  )
}

function hintOf({ type, required, max }: Question): string {
  const many = type === 'multi' ? `可选1至${max}项` : type === 'text' ? `最多${max}字` : '单选'
  return required ? many : `${many}，选填`
}
