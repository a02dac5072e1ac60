import { Button as WxButton } from '@tarojs/components'
import { buttonClass } from '@/ui'
import type { SendInviteProps } from './send-invite'

/** WeChat's own share button sends the page's card (`useShareCard`). */
export function SendInvite(_props: SendInviteProps) {
  return (
    <WxButton className={buttonClass({ block: true, size: 'xlarge' })} openType='share'>
      分享给同事
    </WxButton>
  )
}
