import { useState } from 'react'
import { ListPage, useSettled } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Marked } from '@/shared/article'
import { DateText, Empty, Ends, ErrorBlock, Icon, Item, Row, SearchField, Tabs, Tag } from '@/ui'
import { isOpened } from '../reading'
import type { Article } from '../news-text'
import { supplyKind, supplySpan } from '../supply-text'
import './notices.scss'

const INFORMATION = { channel: 'information' } as const
/** ms of rest in typing before it is looked for. */
const PAUSE = 400
/** Longest keyword that the gateway takes (E-N-10). */
const LONGEST = 30

/** 资讯公告 (E 6.9): official notices, those that wait for a receipt marked. */
export function NoticesView({ categoryCode }: ViewParams<'/pages/information/information'>) {
  const channels = useRead('default GET /crmgas/news/channelList', INFORMATION, { handles: 'all' })
  const [chosen, choose] = useState(categoryCode)
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const categories = channels.data?.list ?? []
  const active = categories.find(({ code }) => code === chosen)?.code ?? categories[0]?.code
  const list = usePaged(
    'default GET /crmgas/news/list',
    {
      ...INFORMATION,
      ...(active !== undefined && { categoryCode: active }),
      ...(keyword !== '' && { keyword }),
    },
    { carry: ({ asOf }) => ({ asOf }), keepPrevious: true, refresh: 'show', enabled: channels.state !== 'loading' },
  )
  return (
    <ListPage
      spaced
      list={list}
      top={
        <>
          <SearchField value={text} maxLength={LONGEST} placeholder='搜索公告' onChange={setText} />
          {channels.state === 'error' ? (
            <ErrorBlock small onRetry={() => void channels.reload()} />
          ) : active === undefined ? (
            <div className='nt-wait' />
          ) : (
            <Tabs
              items={categories.map(({ code, name }) => ({ key: code, label: name }))}
              active={active}
              onChange={choose}
            />
          )}
        </>
      }
      keyOf={({ articleId }) => articleId}
      item={(notice) => <NoticeItem notice={notice} />}
      empty={keyword === '' ? '暂无公告' : <Empty text='没有找到相关公告' picture='search' />}
    />
  )
}

function NoticeItem({ notice }: { notice: Article }) {
  const { articleId, title, needReceipt, receipted, top, supplyInfo, publishAt, read, highlights, hasAttachments } =
    notice
  const isNew = !read && !isOpened(articleId)
  return (
    <Item onTap={() => void go('/pages/information/detail', { articleId })}>
      <Row gap={8}>
        {isNew && <span className='nt-dot' role='img' aria-label='未读' />}
        <span className={isNew ? 'grow fs-15 fw-m break' : 'grow fs-15 t2 break'}>
          <Marked text={title} ranges={highlights?.title} />
        </span>
      </Row>
      {supplyInfo && (
        <div className='fs-13 t2 mt4 break'>
          {supplyKind(supplyInfo)} · {supplyInfo.areas.join('、')} · {supplySpan(supplyInfo)}
        </div>
      )}
      <Ends top={8}>
        <span className='fs-12 t3'>
          <DateText value={publishAt} form='full' />
        </span>
        <Row gap={8}>
          {hasAttachments && <Icon name='link' size={16} label='有附件' className='t3' />}
          {supplyInfo && supplyInfo.meterNos.length > 0 && <Tag tone='warning'>影响您的表具</Tag>}
          {top && <Tag tone='danger'>置顶</Tag>}
          {needReceipt && <Tag tone={receipted ? 'muted' : 'danger'}>{receipted ? '已确认' : '需确认'}</Tag>}
        </Row>
      </Ends>
    </Item>
  )
}
