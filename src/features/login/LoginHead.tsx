import { Logo } from '@/ui'
import './login.scss'

/** Mark and greeting of both login pages. */
export function LoginHead() {
  return (
    <>
      <div className='lg-mark'>
        <Logo />
      </div>
      <div className='fs-24 fw-b' role='heading' aria-level={2}>
        欢迎登录
      </div>
      <div className='lg-motto fs-14 t3 mt4 mb24'>工商业用气，一站办理</div>
    </>
  )
}

export interface LoginLink {
  text: string
  onTap: () => void
}

/** Quiet links at the foot of both login pages. */
export function LoginLinks({ links }: { links: readonly LoginLink[] }) {
  return (
    <div className='lg-links'>
      {links.map(({ text, onTap }) => (
        <button key={text} type='button' className='lg-quiet' onClick={onTap}>
          {text}
        </button>
      ))}
    </div>
  )
}
