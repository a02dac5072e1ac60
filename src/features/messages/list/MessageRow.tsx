import { useState } from 'react'
import { useLinks, useToday, type Tick } from '@/blocks'
import { Button, Icon, Item, Row, Tag, useSwipe, Dated } from '@/ui'
import { serverNow } from '@/platform/time'
import { addressOf, iconOf, levelTag, timeOf, todoLine, warnedDay, type Message } from './message-model'
import './list.scss'

export interface MessageRowProps {
  message: Message
  tick: Tick | undefined
  /** Reads it; `shows`: it has no page, its text is shown. */
  onOpen: (message: Message, shows: boolean) => void
  onDelete: (message: Message) => void
}

/** One message. A swipe to the left shows 删除; 管理 offers the same for several. */
export function MessageRow({ message, tick, onOpen, onDelete }: MessageRowProps) {
  const [isOpen, setOpen] = useState(false)
  const swipe = useSwipe((step) => setOpen(step === 1))
  const links = useLinks()
  const today = useToday()
  const { title, todo } = message
  const link = links(addressOf(message))
  const act = todo?.status === '0' ? link : undefined
  const line = todoLine(message, today)
  const open = () => {
    onOpen(message, link === undefined)
    link?.()
  }
  return (
    <div {...(!tick && swipe)}>
      <Item tick={tick && { ...tick, label: title }} onTap={tick ? () => tick.onChange(!tick.checked) : open}>
        <Facts message={message} />
      </Item>
      {!tick && <WarningActs message={message} onOpen={onOpen} />}
      {(line !== null || (isOpen && !tick)) && (
        <Row wrap gap={8} className='msg-foot'>
          <span className={line?.late ? 'grow fs-13 c-danger' : 'grow fs-13 t3'}>
            {todo?.status === '1' && <Icon name='check' size={14} className='msg-check' />}
            {line?.text}
          </span>
          {act && !tick && (
            <Button size='small' kind='outline' label={`去处理${title}`} onTap={open}>
              去处理
            </Button>
          )}
          {isOpen && !tick && (
            <Button size='small' kind='plain' danger label={`删除${title}`} onTap={() => onDelete(message)}>
              删除
            </Button>
          )}
        </Row>
      )}
    </div>
  )
}

/** What may be done about a day that will miss its plan, while a change of it still counts (P-10); 忽略 takes note of it. */
function WarningActs({ message, onOpen }: Pick<MessageRowProps, 'message' | 'onOpen'>) {
  const links = useLinks()
  const warned = warnedDay(message, serverNow())
  if (warned === null) return null
  const { groupId, date } = warned
  const acts = [
    { text: '调整今日计划', go: links.to('/pages/predict-gas/predict-gas-change', { groupId, date: 'today' }) },
    { text: '说明原因', go: links.to('/subPages/my-message/reasonReporting', { groupId, date }) },
  ]
  return (
    <Row wrap gap={8} className='msg-foot'>
      {acts.map(
        ({ text, go }) =>
          go && (
            <Button
              key={text}
              size='small'
              kind='outline'
              onTap={() => {
                onOpen(message, false)
                go()
              }}
            >
              {text}
            </Button>
          ),
      )}
      <Button size='small' kind='plain' onTap={() => onOpen(message, false)}>
        忽略
      </Button>
    </Row>
  )
}

function Facts({ message }: { message: Message }) {
  const { title, summary, overWord } = message
  const today = useToday()
  const level = overWord === null && message.todo?.status !== '1' ? levelTag[message.level] : null
  const isUnread = message.status === 'unread'
  return (
    <div className='msg-row'>
      <div className={isUnread ? 'msg-icon msg-new' : 'msg-icon'}>
        <Icon name={iconOf(message)} className={isUnread ? 'c-link' : 't3'} {...(isUnread && { label: '未读' })} />
      </div>
      <div className='grow'>
        <Row gap={8} align='top'>
          <div className='grow'>
            <span className={overWord === null ? 'fs-16 fw-m break' : 'fs-16 t3 break msg-over'}>{title}</span>
            {level && (
              <Tag tone={level.tone} className='msg-tag'>
                {level.text}
              </Tag>
            )}
            {overWord !== null && (
              <Tag tone='success' className='msg-tag'>
                {overWord}
              </Tag>
            )}
          </div>
          <span className='fs-12 t3 num keep msg-time'>{timeOf(message, today)}</span>
        </Row>
        <div className='fs-14 t2 break msg-text'>
          <Dated text={summary} />
        </div>
      </div>
    </div>
  )
}
