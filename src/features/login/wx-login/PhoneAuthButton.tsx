import type { PhoneAuthButtonProps } from './phone-auth'

/** Only the mini-program has WeChat's phone button; elsewhere this page leads to the other login. */
export function PhoneAuthButton(_props: PhoneAuthButtonProps) {
  return null
}
