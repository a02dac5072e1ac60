import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { shareNow } from '@/platform/share'
import { Button, QrPicture, Row, Sheet, toast } from '@/ui'
import { PosterSheet } from './PosterSheet'
import type { Share, Shared } from './use-shared'

interface Props {
  of: Share
  /** Text of a button that stands alone, without the poster. */
  alone?: string
}

/** 分享: the host's own way where it has one, else a link and a code to be scanned (E 6.12.2). Nothing is given for it (E-S-02). */
export function ShareButton({ of, alone }: Props) {
  const [card, setCard] = useState<Shared | null>(null)
  const [posterOf, setPosterOf] = useState<string | null>(null)
  const send = async () => {
    const made = await of.make('copyLink')
    if (made === null) return
    const image = made.imageUrl !== '' && { imageUrl: made.imageUrl }
    if (!(await shareNow({ title: made.title, path: made.path, ...image }))) setCard(made)
  }
  const draw = async () => setPosterOf((await of.make('qr'))?.shareCode ?? null)
  const copy = async (link: string) => {
    toast((await copyText(link)) ? '链接已复制' : '复制失败，请稍后重试')
  }
  return (
    <>
      <Row gap={12}>
        <Button className='grow' kind='outline' icon='share' onTap={send}>
          {alone ?? '分享'}
        </Button>
        {alone === undefined && (
          <Button className='grow' kind='outline' onTap={draw}>
            生成海报
          </Button>
        )}
      </Row>
      <div>
        {posterOf !== null && <PosterSheet code={posterOf} onClose={() => setPosterOf(null)} />}
        {card && (
          <Sheet open title='分享' onClose={() => setCard(null)}>
            <div className='fs-15 fw-m break'>{card.title}</div>
            <div className='fs-13 t2 break mt4'>{card.desc}</div>
            <div className='mt12'>
              <QrPicture text={card.h5Url} label={`${card.title}的二维码`} />
            </div>
            <div className='fs-12 t3 mt8'>扫码查看，或截图发送</div>
            <Button className='mt12' block icon='copy' onTap={() => copy(card.h5Url)}>
              复制链接
            </Button>
          </Sheet>
        )}
      </div>
    </>
  )
}
