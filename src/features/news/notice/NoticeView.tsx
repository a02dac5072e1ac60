import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { BottomBar, Button, Card, DateText, Empty, Item, KeyValue, NoticeBar, Row, SectionCard } from '@/ui'
import { DetailPage, PageFrame, useAct, useElapsed, useReachBottomLoad } from '@/blocks'
import { rectOf } from '@/platform/measure'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Attachments, ContentBlocks } from '@/shared/article'
import { dial, emergencyOf, useLines } from '@/shared/hotline'
import { openNoticePictures } from '@/shared/pictures'
import { noteOpened } from '../reading'
import { readPercent } from '../read-percent'
import { supplyKind, supplySpan, type Supply } from '../supply-text'
import { Useful } from '../Useful'
import { useReadReport } from '../use-read-report'
import { useDocuments } from './use-documents'

type Detail = Out<'default GET /crmgas/news/detail'>

const GONE = ['E2001', 'E2002', 'E2003', 'E2005'] as const
const TEXT_ID = 'notice-text'
/** ms after which a notice may be confirmed although its end was not seen (E-N-07). */
const READING = 10_000

/** 公告详情 (E 6.10). */
export function NoticeView({ articleId }: ViewParams<'/pages/information/detail'>) {
  const read = useRead('default GET /crmgas/news/detail', { articleId }, { handles: GONE, refresh: 'show' })
  const openFile = useDocuments(articleId, read)
  const isRead = read.data !== undefined
  useReadReport(articleId, isRead, TEXT_ID)
  useEffect(() => {
    if (isRead) noteOpened(articleId)
  }, [articleId, isRead])
  if (read.error?.is(...GONE) && read.data === undefined)
    return (
      <PageFrame>
        <Empty text={read.error.message} />
      </PageFrame>
    )
  return (
    <DetailPage
      spaced
      read={read}
      footer={(notice) =>
        notice.needReceipt && notice.receipt === null && <Confirm notice={notice} reload={read.reload} />
      }
    >
      {(notice) => <Notice notice={notice} onFile={openFile} />}
    </DetailPage>
  )
}

function Notice({ notice, onFile }: { notice: Detail; onFile: ReturnType<typeof useDocuments> }) {
  const { title, source, publishAt, blocks, attachments, supplyInfo, receipt, related, expired } = notice
  const open = (url: string, all: readonly string[]) => void openNoticePictures({ urls: all }, all.indexOf(url))
  return (
    <>
      {expired && <NoticeBar tone='warning'>内容已过期，仅供参考</NoticeBar>}
      <Card>
        <h1 className='fs-20 fw-b mb8 break'>{title}</h1>
        <Row wrap className='fs-12 t3 mb16'>
          {source !== null && <span>{source}</span>}
          <DateText value={publishAt} form='full' />
        </Row>
        {supplyInfo && <SupplyFacts supply={supplyInfo} />}
        <div id={TEXT_ID}>
          <ContentBlocks blocks={blocks} onImage={open} onFile={(file) => void onFile(file)} />
        </div>
        {receipt && (
          <div className='fs-13 t3 mt16'>
            已由 {receipt.userMasked} 于 <DateText value={receipt.at} form='full' /> 确认
          </div>
        )}
        <Useful article={notice} />
      </Card>
      <Attachments of={attachments} onFile={(file) => void onFile(file)} />
      {related.length > 0 && (
        <SectionCard flush title='相关公告'>
          {related.map((one) => (
            <Item key={one.articleId} onTap={() => void go('/pages/information/detail', { articleId: one.articleId })}>
              <span className='fs-15 break'>{one.title}</span>
            </Item>
          ))}
        </SectionCard>
      )}
    </>
  )
}

function SupplyFacts({ supply }: { supply: Supply }) {
  const phone = emergencyOf(useLines().lines)
  return (
    <div className='mb16'>
      <KeyValue
        items={[
          ['类型', supplyKind(supply)],
          ['区域', supply.areas.join('、')],
          ['时间', supplySpan(supply)],
          ['原因', supply.reason],
          ['您受影响的表具', supply.meterNos.join('、') || null],
        ]}
      />
      {phone !== undefined && (
        <Button className='mt12' kind='outline' block icon='phone' onTap={() => void dial(phone)}>
          抢修电话 {phone}
        </Button>
      )}
    </div>
  )
}

/** E-N-07: the button opens when the end of the text was on the screen, or after 10 s. */
function Confirm({ notice: { articleId, version }, reload }: { notice: Detail; reload: () => Promise<void> }) {
  const { isOver } = useElapsed(READING)
  const [isSeen, setSeen] = useState(false)
  useReachBottomLoad(() => setSeen(true))
  useEffect(() => {
    void rectOf(TEXT_ID).then((rect) => setSeen((seen) => seen || readPercent(rect) === 100))
  }, [])
  const confirm = useAct('default POST /crmgas/news/confirmRead', {
    ok: '已确认',
    dialog: ['E2006'],
    done: reload,
    stale: reload,
  })
  return (
    <BottomBar
      primary={{
        text: '我已知悉',
        disabled: !isOver && !isSeen,
        loading: confirm.busy,
        onTap: () => void confirm.run({ articleId, version }),
      }}
      {...(!isOver && !isSeen && { note: '请阅读完公告后确认' })}
    />
  )
}
