import { strengthOf } from './password-rules'
import './password-strength.scss'

const LEVEL = { 弱: 1, 中: 2, 强: 3 }

/** How good a new password is, as three bars and a word. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <div className={`ps ps-${LEVEL[strength]}`} role='img' aria-label={`密码强度${strength}`}>
      <span className='ps-level' />
      <span className='ps-level' />
      <span className='ps-level' />
      <span className='ps-word'>{strength}</span>
    </div>
  )
}
