import { Logo } from '@/ui'
import './login.scss'

/** Mark and greeting of both login pages. */
export function LoginHead() {
  return (
    <>
      <Logo />
      <div className='lg-hello' role='heading' aria-level={2}>
        欢迎登录
      </div>
      <div className='lg-slogan'>工商业用气，一站办理</div>
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
      {links.map(({ text, onTap }, index) => (
        <div className='lg-links-one' key={text}>
          {index > 0 && <span className='lg-bar' />}
          <button type='button' className='lg-quiet' onClick={onTap}>
            {text}
          </button>
        </div>
      ))}
    </div>
  )
}
