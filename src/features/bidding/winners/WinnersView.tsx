import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { formatPrice } from '@domain/price'
import { formatVolume } from '@domain/volume'
import { DetailPage, ListPage, Shape, useSettled, useToday } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Card, Empty, Ends, Fact, Figures, Item, SearchField, Tag } from '@/ui'
import type { Winner, Winning } from '../types'
import { Proof } from './Proof'

const PAUSE = 400
const LONGEST = 30

/** 中标名单 (B 6.2): the winners, masked, and a draw computed again on the phone. */
export function WinnersView({ ngId }: ViewParams<'/subPagesB/pages/ng-package/winningList'>) {
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const list = usePaged(
    'sqdev GET /ng/winningList',
    { ngId, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true, handles: ['42310', '2902'] },
  )
  if (list.error?.is('42310')) return <NotYet ngId={ngId} />
  return (
    <ListPage
      spaced
      list={list}
      skeleton={<Shape heights={[120, 160, 200]} />}
      top={<SearchField value={text} maxLength={LONGEST} placeholder='搜索企业名称' onChange={setText} />}
      head={list.first && <Head of={list.first} />}
      keyOf={({ name, volume, entries }) => `${name}${volume}${entries[0] ?? ''}`}
      empty={<Empty text={keyword === '' ? '本次活动流拍' : '没有符合条件的企业'} picture='search' />}
      item={(winner) => <WinnerRow of={winner} />}
    />
  )
}

/** Before the publication: until when (B 6.2). */
function NotYet({ ngId }: { ngId: string }) {
  const today = useToday()
  const read = useRead('sqdev GET /ng/activity/detail', { ngId }, { gone: ['2902'] })
  return (
    <DetailPage read={read}>
      {({ publishAt }) => <Empty text={`结果将于 ${formatMoment(publishAt, today)} 公布`} />}
    </DetailPage>
  )
}

function Head({ of: { ngId, summary, mine, proof } }: { of: Winning }) {
  return (
    <>
      <Card>
        <Figures
          items={[
            { label: '成交量', value: <span className='fs-14'>{formatVolume(summary.awardedVolume)}</span> },
            ...(summary.clearingPrice === null
              ? []
              : [{ label: '出清价', value: <span className='fs-14'>{formatPrice(summary.clearingPrice)}</span> }]),
            { label: '参与', value: <span className='fs-14'>{summary.participants} 家</span> },
            { label: '中标', value: <span className='fs-14'>{summary.winners} 家</span> },
          ]}
        />
      </Card>
      {mine && (
        <Card>
          <WinnerRow of={mine} />
        </Card>
      )}
      {proof && <Proof ngId={ngId} proof={proof} own={mine?.entries ?? []} />}
    </>
  )
}

function WinnerRow({ of: { name, city, volume, price, entries, isOwn } }: { of: Winner }) {
  const note = [
    city,
    price === null ? null : formatPrice(price),
    entries.length > 0 ? `签号 ${entries.join('、')}` : null,
  ]
  return (
    <Item>
      <Ends>
        <Fact grow value={name} note={note.filter(Boolean).join(' · ')} />
        <span className='fs-14 num nowrap'>
          {isOwn && <Tag kind='outline'>我的</Tag>} {formatVolume(volume)}
        </span>
      </Ends>
    </Item>
  )
}
