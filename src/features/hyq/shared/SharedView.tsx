import { useState } from 'react'
import { DetailPage, PageFrame, useLink, usePreview } from '@/blocks'
import { pageLink } from '@/platform/address'
import { isSinglePage } from '@/platform/single-page'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { ContentBlocks, Cover } from '@/shared/article'
import { OpenApp } from '@/shared/launch-weapp'
import { codeOf, ShareButton, useShared, useVisit } from '@/shared/share'
import { useUser } from '@/stores'
import { BottomBar, Card, Empty, QrPicture, Stack } from '@/ui'
import { Benefits } from '../parts/Benefits'

const HERE = '/subPages/my-message/hyqWxshareInformation'

/** 惠用气资讯 (E 6.24): the public part of a quarter; no figures, no customer (E-H-08). */
export function SharedView({ s, hyqId, scene }: ViewParams<typeof HERE>) {
  const code = codeOf({ s, scene })
  const companyCode = useUser(({ loginUserInfo }) => loginUserInfo?.companyCode || undefined)
  const read = useRead(
    'default GET /small/hyq/shareInformation',
    {
      ...(code !== undefined && { s: code }),
      ...(hyqId !== undefined && { hyqId }),
      ...(code === undefined && companyCode !== undefined && { companyCode }),
    },
    { gone: ['E7001', 'E3002'] },
  )
  const join = useLink('/subPagesB/pages/hyq')
  const preview = usePreview()
  useVisit(code)
  const share = useShared(
    read.data && { targetType: 'hyq', targetId: read.data.hyqId, ...(code !== undefined && { s: code }) },
    { title: read.data?.title ?? '惠用气', path: addressOf(HERE, { s: code, hyqId }) },
  )
  const isAlone = isSinglePage()
  if (read.gone && read.data === undefined) return <Over text={read.error?.is('E7001') ? '内容已结束' : '分享不存在'} />
  return (
    <DetailPage
      read={read}
      footer={() => !isAlone && join && <BottomBar primary={{ text: '我也要参与', onTap: join }} />}
    >
      {({ title, quarter, cover, companyName, blocks, benefits }) => (
        <>
          <Cover src={cover} />
          <Card>
            <h2 className='fs-17 fw-b break'>{title}</h2>
            <div className='fs-13 t3 mt4'>
              {quarter} · {companyName}
            </div>
          </Card>
          {blocks.length > 0 && (
            <Card label='本季服务'>
              <ContentBlocks blocks={blocks} onImage={preview.show} />
            </Card>
          )}
          <Benefits plain items={benefits} />
          {!isAlone && (
            <div className='gutter mt12'>
              <ShareButton of={share} />
            </div>
          )}
          <CodeCard />
          <OpenApp path={addressOf(HERE, { s: code, hyqId })} />
          {preview.layer}
        </>
      )}
    </DetailPage>
  )
}

/** What a picture of this page, or the page in WeChat, leads on by: WeChat opens the address of the app in the mini-program. */
function CodeCard() {
  const [link] = useState(pageLink)
  return (
    <Card>
      <Stack gap={8} align='centre'>
        <QrPicture text={link} label='小程序码' />
        <div className='fs-13 t3'>长按识别，了解更多</div>
      </Stack>
    </Card>
  )
}

function Over({ text }: { text: string }) {
  const home = useLink('/pages/home/index/index')
  return (
    <PageFrame>
      <Empty text={text} action='去首页' onAction={home} />
    </PageFrame>
  )
}
