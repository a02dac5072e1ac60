import { Field } from '@/ui'
import './captcha-field.scss'

export interface CaptchaFieldProps {
  image: string
  value: string
  fault: string | undefined
  onChange: (text: string) => void
  /** Another picture. */
  onRenew: () => Promise<void>
}

/** The picture code beside its field; a tap on the picture brings another one (LG-03). */
export function CaptchaField({ image, value, fault, onChange, onRenew }: CaptchaFieldProps) {
  return (
    <Field
      underlined
      label='图形验证码'
      value={value}
      maxLength={4}
      placeholder='请输入图中字符'
      onChange={onChange}
      extra={
        <button type='button' className='cf-pic' aria-label='看不清，换一张' onClick={() => void onRenew()}>
          <img className='cf-img' alt='图形验证码' src={image} />
        </button>
      }
      {...(fault !== undefined && { error: fault })}
    />
  )
}
