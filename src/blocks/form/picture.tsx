import { call } from '@/request'
import { Field } from '@/ui'
import type { Drawn, Kind } from './kind'
import './picture.scss'

/** A picture code (LG-03): the picture, and what was read of it. */
export interface PictureCode {
  captchaId: string
  /** The picture as a data address (PNG). */
  image: string
  captchaCode: string
}

export const PICTURE_MISSING = '请输入图形验证码'

/** What a call takes of it; nothing while the gateway wants none. */
export function pictureProof(picture: PictureCode | null): { captchaId?: string; captchaCode?: string } {
  if (picture === null) return {}
  const { captchaId, captchaCode } = picture
  return { captchaId, captchaCode }
}

export type AskPicture = () => Promise<Omit<PictureCode, 'captchaCode'>>

const usual: AskPicture = () => call('default GET /crmgas/portal/sms/captcha')

/** Another picture, good for one attempt. */
export const newPicture = async (ask = usual): Promise<PictureCode> => ({ ...(await ask()), captchaCode: '' })

/** 图形验证码, while the gateway wants one (2006); null = it does not. */
export const pictureCode: Kind<PictureCode | null> = {
  draw: (field) => <PictureLine {...field} />,
  empty: () => PICTURE_MISSING,
  isEmpty: (value) => value === null || value.captchaCode === '',
  secret: true,
}

type PictureLineProps = Pick<
  Drawn<PictureCode | null>,
  'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'underlined'
> & { another?: AskPicture | undefined }

/** The code beside its picture; a tap on the picture brings another one. */
export function PictureLine({ id, value, onChange, onBlur, error, underlined, another }: PictureLineProps) {
  if (value === null) return null
  return (
    <Field
      id={id}
      underlined={underlined}
      label='图形验证码'
      value={value.captchaCode}
      maxLength={4}
      placeholder='请输入图中字符'
      onChange={(captchaCode) => onChange({ ...value, captchaCode })}
      onBlur={onBlur}
      extra={
        <button
          type='button'
          className='fm-picture'
          aria-label='看不清，换一张'
          onClick={() => void newPicture(another).then(onChange)}
        >
          <img className='fm-picture-img' alt='图形验证码' src={value.image} />
          <span className='fs-13 c-link'>换一张</span>
        </button>
      }
      error={error}
    />
  )
}
