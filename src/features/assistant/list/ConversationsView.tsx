import { useState } from 'react'
import { clockAt, dateOf, diffDays, toMillis, type DateText } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { ListPage, useLink, useLinks, useSettled, useToday, type Tick } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { BottomBar, Chips, Empty, Ends, Fact, IconButton, Item, Row, SearchField, SectionLabel, Tag } from '@/ui'
import { ConversationSheet, useConversationActs, type Conversation } from './ConversationSheet'
import { useManaging } from './use-managing'
import './conversations.scss'

/** ms of rest in typing before it is looked for, and the longest text that is. */
const PAUSE = 400
const LONGEST = 30
const CHAT = '/subPagesB/pages/gpt'

const timeOf = ({ lastAt }: Conversation, today: DateText): string =>
  dateOf(lastAt) === today ? clockAt(toMillis(lastAt)).slice(0, 5) : formatDay(dateOf(lastAt), today)

/** Under which head a conversation stands (E 6.14). */
function groupOf({ pinned, lastAt }: Conversation, today: DateText): string {
  if (pinned) return '置顶'
  const days = diffDays(dateOf(lastAt), today)
  if (days < 2) return days < 1 ? '今天' : '昨天'
  return days < 7 ? '近7天' : days < 30 ? '近30天' : '更早'
}

/** 智能助手: conversations, what is often asked, what may still be asked today (E 6.14). */
export function ConversationsView() {
  const links = useLinks()
  const today = useToday()
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const list = usePaged('gpt GET /conversation/list', keyword === '' ? {} : { keyword }, {
    refresh: 'show',
    keepPrevious: true,
  })
  const config = useRead('gpt GET /chat/config', undefined, { refresh: 'show' })
  const acts = useConversationActs()
  const managing = useManaging(list.rows)
  const { isOn, ids } = managing
  const begin = useLink(CHAT)
  const hot = config.data?.hotQuestions ?? []
  const left = config.data ? Math.max(0, config.data.quota.max - config.data.quota.asked) : null
  return (
    <ListPage
      spaced
      list={list}
      actions={
        list.rows.length === 0
          ? []
          : [isOn ? { label: '取消', onTap: managing.stop } : { label: '管理', onTap: managing.start }]
      }
      onPull={() => Promise.all([list.reload(), config.reload()])}
      head={
        <div className='al-head'>
          <div className='al-line fs-16 fw-m'>您好，我是用气智能助手</div>
          <div className='al-line fs-13 t2 num'>
            {left === null ? (config.error?.message ?? '') : `今日还可提问 ${left} 次`}
          </div>
          <SearchField value={text} maxLength={LONGEST} placeholder='搜索会话' onChange={setText} />
          <Chips
            label='热门问题'
            items={hot.map((text) => ({ key: text, label: text }))}
            active=''
            onChange={(q) => links.to(CHAT, { q })?.()}
          />
          <ConversationSheet acts={acts} />
        </div>
      }
      keyOf={({ conversationId }) => conversationId}
      groups={{
        keyOf: (row) => groupOf(row, today),
        head: (key) => <SectionLabel>{key}</SectionLabel>,
      }}
      empty={
        keyword === '' ? <Empty text='还没有会话，问我点什么吧' /> : <Empty text='没有找到相关会话' picture='search' />
      }
      selection={isOn ? managing.selection : undefined}
      item={(row, tick) => (
        <ConversationRow
          row={row}
          tick={tick}
          time={timeOf(row, today)}
          onOpen={links(addressOf(CHAT, { conversationId: row.conversationId }))}
          onMore={() => acts.choose(row)}
        />
      )}
      footer={
        isOn ? (
          <BottomBar
            tick={managing.selection.all}
            primary={{
              text: ids.length === 0 ? '删除' : `删除 ${ids.length}`,
              danger: true,
              disabled: ids.length === 0,
              loading: managing.busy,
              onTap: managing.remove,
            }}
          />
        ) : (
          begin && <BottomBar primary={{ text: '新建会话', onTap: begin }} />
        )
      }
    />
  )
}

interface RowProps {
  row: Conversation
  tick: Tick | undefined
  time: string
  onOpen: (() => void) | undefined
  onMore: () => void
}

function ConversationRow({ row, tick, time, onOpen, onMore }: RowProps) {
  return (
    <Row gap={4}>
      <Item
        className='grow'
        tick={tick && { ...tick, label: row.title }}
        onTap={tick ? () => tick.onChange(!tick.checked) : onOpen}
      >
        <Ends>
          <Fact grow value={row.title} note={row.preview} />
          <div>
            {row.streaming && <Tag tone='primary'>回答中…</Tag>}
            <div className='fs-12 t3 num keep'>{time}</div>
          </div>
        </Ends>
      </Item>
      {!tick && <IconButton icon='more' label={`更多操作 ${row.title}`} onTap={onMore} />}
    </Row>
  )
}
