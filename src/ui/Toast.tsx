import { cx } from './cx'
import { Icon } from './Icon'
import type { NoticeState, ToastState } from './feedback'
import { Spinner } from './Spinner'
import './Toast.scss'

export function ToastBox({ text, icon }: ToastState) {
  return (
    <div className='u-toast-at' role='status' aria-live='polite'>
      <div className={cx('u-toast', icon && 'u-toast-tall')}>
        {icon && <Icon name={icon === 'success' ? 'ok' : 'fail'} />}
        <div className='u-toast-text'>{text}</div>
      </div>
    </div>
  )
}

export function LoadingBox({ text }: { text: string }) {
  return (
    <div className='u-toast-at u-loading-at' role='status' aria-live='polite'>
      <div className='u-toast u-toast-tall'>
        <Spinner large />
        <div className='u-toast-text'>{text}</div>
      </div>
    </div>
  )
}

/** Below the status bar, across the page. */
export function NoticeBox({ text, tone }: NoticeState) {
  return (
    <div className={`u-alert u-alert-${tone}`} role='alert'>
      {text}
    </div>
  )
}
