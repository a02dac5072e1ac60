import InputNumber from '@nutui/nutui-react-taro/dist/es/packages/inputnumber'
import '@nutui/nutui-react-taro/dist/es/packages/inputnumber/style/style.css'
import { cx } from '../cx'
import type { StepperProps } from '../props'
import './nut.scss'

/** Whole numbers between limits, by buttons or by typing. */
export function Stepper({ value, onChange, min = 0, max, step = 1, disabled, label, className, style }: StepperProps) {
  return (
    <div className={cx('u-stepper', className)} style={style} role='group' aria-label={label}>
      <InputNumber
        value={value}
        min={min}
        max={max ?? Number.MAX_SAFE_INTEGER}
        step={step}
        digits={0}
        disabled={disabled ?? false}
        onChange={(next) => onChange(Number(next))}
      />
    </div>
  )
}
