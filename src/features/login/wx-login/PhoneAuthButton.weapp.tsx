import { Button as WxButton } from '@tarojs/components'
import { buttonClass } from '@/ui'
import type { PhoneAuthButtonProps } from './phone-auth'

/** WeChat's own phone button: its code proves the phone without an SMS (LG-11). */
export function PhoneAuthButton({ onCode, onRefused }: PhoneAuthButtonProps) {
  return (
    <WxButton
      className={`${buttonClass({ block: true })} mt16`}
      openType='getPhoneNumber'
      onGetPhoneNumber={({ detail }) => {
        const { code } = detail as { code?: string }
        if (code) onCode(code)
        else onRefused()
      }}
    >
      手机号快捷登录
    </WxButton>
  )
}
