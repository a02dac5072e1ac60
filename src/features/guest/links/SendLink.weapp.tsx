import { Button as WxButton } from '@tarojs/components'
import { useShareCard } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { Button, buttonClass, Stack, toast } from '@/ui'
import { COPIED, NOT_COPIED, placeOf, SHARE_TITLE, type SendLinkProps } from './send-link'

/** WeChat's own share button sends a card that opens the page in the mini-program; the copied address opens it in a browser. */
export function SendLink({ token, guestName }: SendLinkProps) {
  const path = placeOf(token)
  const address = environment.authCentre + path
  useShareCard({ title: SHARE_TITLE, path })
  const copy = async () => toast((await copyText(address)) ? COPIED : NOT_COPIED)
  return (
    <Stack gap={12}>
      <div className='sunken fs-12 t2 break left'>{address}</div>
      <WxButton className={buttonClass({ block: true })} openType='share'>
        {`转发给${guestName}`}
      </WxButton>
      <Button block kind='outline' onTap={copy}>
        复制链接
      </Button>
    </Stack>
  )
}
