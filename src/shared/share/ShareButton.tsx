import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { shareNow } from '@/platform/share'
import { Button, QrPicture, Sheet, toast } from '@/ui'
import type { Shared } from './use-shared'

/** 分享: the host's own way where it has one, its link, and a code to be scanned (E 6.12.2). Nothing is given for sharing (E-S-02). */
export function ShareButton({ card }: { card: Shared | null }) {
  const [isOpen, setOpen] = useState(false)
  if (card === null) return null
  const copy = async () => {
    await copyText(card.h5Url)
    toast('链接已复制')
  }
  const send = async () => {
    const image = card.imageUrl !== '' && { imageUrl: card.imageUrl }
    if (!(await shareNow({ title: card.title, path: card.path, ...image }))) setOpen(true)
  }
  return (
    <>
      <Button kind='outline' block icon='share' onTap={send}>
        分享
      </Button>
      <div>
        <Sheet open={isOpen} title='分享' onClose={() => setOpen(false)}>
          <div className='fs-15 fw-m break'>{card.title}</div>
          <div className='fs-13 t2 break mt4'>{card.desc}</div>
          <div className='mt12'>
            <QrPicture text={card.h5Url} label={`${card.title}的二维码`} />
          </div>
          <div className='fs-12 t3 mt8'>扫码查看，或截图发送</div>
          <Button className='mt12' block icon='copy' onTap={copy}>
            复制链接
          </Button>
        </Sheet>
      </div>
    </>
  )
}
