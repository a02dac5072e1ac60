import { useState } from 'react'
import { ListPage, useLink, useToday } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { noteTap } from '@/telemetry/click-codes'
import { BottomBar, Button, Cell, CellGroup, Chips, SectionLabel } from '@/ui'
import { GROUPS, groupOf, type Message } from './message-model'
import { MessageRow } from './MessageRow'
import { MessageSheet } from './MessageSheet'
import { StopCard } from './StopCard'
import { keyOf, useManaging, useMessages } from './use-messages'
import './list.scss'

/** 我的消息 (E 6.22): what is under way on top, then what happened; a message of an open to-do carries its button. */
export function MessageListView({ categoryCode }: PageParams<'/subPages/my-message/list'>) {
  const messages = useMessages(categoryCode)
  const { list } = messages
  const managing = useManaging(list.rows)
  const [shown, setShown] = useState<Message | null>(null)
  const settings = useLink('/subPagesB/pages/messageReceptionSettings/index')
  const today = useToday()
  const open = (message: Message, isText: boolean) => {
    noteTap('msg_open')
    if (message.status === 'unread') void messages.read([message.msgId])
    if (isText) setShown(message)
  }
  return (
    <ListPage
      spaced
      list={list}
      actions={[
        managing.isOn ? { label: '取消', onTap: managing.stop } : { label: '管理', onTap: managing.start },
        ...(settings && !managing.isOn ? [{ label: '设置', icon: 'settings' as const, onTap: settings }] : []),
      ]}
      head={
        <>
          <StopCard />
          <SmartEntry />
          <Chips label='消息类型' {...messages.chips} />
          {shown && <MessageSheet message={shown} onClose={() => setShown(null)} />}
        </>
      }
      keyOf={keyOf}
      groups={{
        keyOf: (row) => groupOf(row, today),
        head: (key, rows) => (
          <SectionLabel className='msg-head'>
            <span>{GROUPS[key as keyof typeof GROUPS]}</span>
            {rows[0] === list.rows[0] && messages.hasUnread && (
              <Button size='small' kind='text' onTap={messages.readAll}>
                全部已读
              </Button>
            )}
          </SectionLabel>
        ),
      }}
      selection={managing.isOn ? managing.selection : undefined}
      item={(message, tick) => (
        <MessageRow message={message} tick={tick} onOpen={open} onDelete={({ msgId }) => managing.remove([msgId])} />
      )}
      empty={messages.empty}
      footer={managing.isOn && <ManageBar managing={managing} onRead={messages.read} />}
    />
  )
}

/** The way to what the own data suggest (E 6.22). */
function SmartEntry() {
  const open = useLink('/subPagesB/pages/smartMessage')
  if (!open) return null
  return (
    <CellGroup>
      <Cell icon='spark' title='智能消息' subtitle='从您的用气数据中发现的建议' onTap={open} />
    </CellGroup>
  )
}

interface ManageBarProps {
  managing: ReturnType<typeof useManaging>
  onRead: (msgIds: string[]) => Promise<boolean>
}

function ManageBar({ managing: { ids, selection, stop, remove }, onRead }: ManageBarProps) {
  const disabled = ids.length === 0
  const read = () => void onRead(ids).then((done) => done && stop())
  return (
    <BottomBar
      tick={selection.all}
      secondary={{ text: '标为已读', disabled, onTap: read }}
      primary={{ text: disabled ? '删除' : `删除 ${ids.length}`, danger: true, disabled, onTap: () => remove(ids) }}
    />
  )
}
