import NutRate from '@nutui/nutui-react-taro/dist/es/packages/rate'
import '@nutui/nutui-react-taro/dist/es/packages/rate/style/style.css'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../Icon'
import '../tokens.scss'
import './rate.scss'

const STARS = [1, 2, 3, 4, 5] as const

export interface RateProps {
  /** What is rated. */
  label: string
  /** Whole stars, 1 to 5; 0 = not rated yet. */
  value: number
  /** Absent: shown only. */
  onChange?: ((value: number) => void) | undefined
}

/** Stars, 1 to 5. NutUI draws them; its stars have neither focus nor name: a button lies over each. */
export function Rate({ label, value, onChange }: RateProps) {
  const stars = (
    <NutRate
      readOnly
      value={value}
      checkedIcon={<Icon name='star' size={26} filled className='u-rate-on' />}
      uncheckedIcon={<Icon name='star' size={26} className='u-rate-off' />}
    />
  )
  if (onChange === undefined)
    return (
      <div className='u-rate' role='img' aria-label={`${label}：${value}星`}>
        {stars}
      </div>
    )
  const onKey = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key]
    if (step !== undefined) onChange(Math.min(5, Math.max(1, value + step)))
  }
  return (
    <div className='u-rate' role='radiogroup' aria-label={label} onKeyDown={onKey}>
      {stars}
      <div className='u-rate-buttons'>
        {STARS.map((star) => (
          <button
            key={star}
            type='button'
            className='u-rate-star'
            role='radio'
            aria-label={`${star}星`}
            aria-checked={star === value}
            tabIndex={star === Math.max(1, value) ? 0 : -1}
            onClick={() => onChange(star)}
          />
        ))}
      </div>
    </div>
  )
}
