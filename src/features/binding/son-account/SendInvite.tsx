import { pageLink } from '@/platform/address'
import { copyText } from '@/platform/clipboard'
import { Button, toast } from '@/ui'
import type { SendInviteProps } from './send-invite'

/** A browser copies the link of the invitation, to be sent in any chat. */
export function SendInvite({ path }: SendInviteProps) {
  const copy = async () => {
    const isCopied = await copyText(new URL(path, pageLink()).href)
    toast(isCopied ? '链接已复制，请发送给同事' : '复制失败，请长按二维码保存')
  }
  return (
    <Button block size='xlarge' onTap={copy}>
      复制链接
    </Button>
  )
}
