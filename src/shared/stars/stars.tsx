import type { Kind } from '@/blocks'
import { Fault } from '@/blocks'
import { Row } from '@/ui'
import { Rate } from '@/ui/nut'
import './stars.scss'

const WORDS = ['', '非常不满意', '不满意', '一般', '满意', '非常满意'] as const

/** One to five stars; 0 = not rated yet. `words`: what they mean is beside them. */
export const stars = ({ words = false }: { words?: boolean }): Kind<number> => ({
  empty: (label) => `请选择${label}`,
  isEmpty: (value) => value === 0,
  draw: ({ id, label, value, onChange, error }) => (
    <div id={id} className='mb16'>
      <Row gap={12} wrap>
        <span className='fs-14 t2 stars-name'>{label}</span>
        <Rate label={label} value={value} onChange={onChange} />
      </Row>
      {words && <div className='fs-13 c-warning stars-word'>{WORDS[value]}</div>}
      <Fault text={error} />
    </div>
  ),
})
