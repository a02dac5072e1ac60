import { pageLink } from '@/platform/address'
import { copyText } from '@/platform/clipboard'
import { shareNow } from '@/platform/share'
import { Button, Stack, toast } from '@/ui'
import { COPIED, NOT_COPIED, placeOf, SHARE_TITLE, type SendLinkProps } from './send-link'

/** A browser passes the address to its own way of sharing, or copies it. */
export function SendLink({ token }: SendLinkProps) {
  const path = placeOf(token)
  const address = new URL(path, pageLink()).href
  const copy = async () => toast((await copyText(address)) ? COPIED : NOT_COPIED)
  const share = async () => {
    if (!(await shareNow({ title: SHARE_TITLE, path }))) await copy()
  }
  return (
    <Stack gap={12}>
      <div className='sunken fs-12 t2 break left'>{address}</div>
      <Button block onTap={copy}>
        复制链接
      </Button>
      <Button block kind='outline' onTap={share}>
        分享链接
      </Button>
    </Stack>
  )
}
