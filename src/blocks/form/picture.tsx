import { call } from '@/request'
import { Button, CountDown, Field } from '@/ui'
import { Fault } from './Fault'
import type { Drawn, Kind } from './kind'
import './picture.scss'

/** A picture code (LG-03): the picture, and what was read of it; or the wait in its place. */
export interface PictureCode {
  captchaId: string
  /** The picture as a data address (PNG); '' = none, the code comes with the end of the wait. */
  image: string
  captchaCode: string
  /** End of the wait. */
  readyAt?: string
}

const WAITED = 'WAIT'

/** What is missing of a code. */
export const pictureMissing = ({ readyAt }: PictureCode): string =>
  readyAt === undefined ? '请输入图形验证码' : '请等待倒计时结束'

/** What a call takes of it; nothing while the gateway wants none. */
export function pictureProof(picture: PictureCode | null): { captchaId?: string; captchaCode?: string } {
  if (picture === null) return {}
  const { captchaId, captchaCode } = picture
  return { captchaId, captchaCode }
}

/** A picture, or the wait instead. */
export type AskPicture = (input: { way?: 'wait' }) => Promise<Omit<PictureCode, 'captchaCode'>>

const usual: AskPicture = (input) => call('default GET /crmgas/portal/sms/captcha', input)

/** Another picture, good for one attempt. */
export const newPicture = async (ask = usual): Promise<PictureCode> => ({ ...(await ask({})), captchaCode: '' })

const newWait = async (ask = usual): Promise<PictureCode> => ({ ...(await ask({ way: 'wait' })), captchaCode: '' })

/** 图形验证码, while the gateway wants one (2006); null = it does not. */
export const pictureCode: Kind<PictureCode | null> = {
  draw: (field) => <PictureLine {...field} />,
  empty: () => '请输入图形验证码',
  check: (value) => (value?.captchaCode === '' ? pictureMissing(value) : undefined),
  isEmpty: (value) => value === null,
  secret: true,
}

type PictureLineProps = Pick<
  Drawn<PictureCode | null>,
  'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'underlined'
> & { another?: AskPicture | undefined }

/** The code beside its picture; a tap on the picture brings another one. A user that cannot read it waits instead. */
export function PictureLine({ another, ...field }: PictureLineProps) {
  const { id, value, onChange, onBlur, error, underlined } = field
  if (value === null) return null
  if (value.readyAt !== undefined)
    return <WaitLine value={value} until={value.readyAt} onChange={onChange} error={error} another={another} />
  return (
    <>
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
      <Button kind='text' size='small' onTap={() => newWait(another).then(onChange)}>
        无法辨认图片？改为等待 60 秒
      </Button>
    </>
  )
}

interface WaitLineProps {
  value: PictureCode
  until: string
  onChange: (value: PictureCode) => void
  error: string | undefined
  another: AskPicture | undefined
}

function WaitLine({ value, until, onChange, error, another }: WaitLineProps) {
  const isOver = value.captchaCode !== ''
  return (
    <div className='fs-14 t2 mb16'>
      <span role='status'>{isOver ? '等待已结束，请继续' : '请等待倒计时结束：'}</span>
      {!isOver && (
        <>
          <CountDown until={until} format={secondsText} onEnd={() => onChange({ ...value, captchaCode: WAITED })} />
          <Button kind='text' size='small' onTap={() => newPicture(another).then(onChange)}>
            改用图片
          </Button>
        </>
      )}
      <Fault text={isOver ? undefined : error} />
    </div>
  )
}

const secondsText = (ms: number): string => `${Math.max(0, Math.ceil(ms / 1000))} 秒`
