import type { ReactNode } from 'react'
import { AI_LABEL, COPY_LABEL } from '@domain/assistant/slots'
import { useLinks } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { callPhone } from '@/platform/phone'
import { call, callFailure } from '@/request'
import { counted } from '@/telemetry/click-codes'
import { Button, IconButton, Row, toast } from '@/ui'
import type { Message } from './use-chat'
import './chat.scss'

export interface AnswerProps {
  message: Message
  onFeedback: (message: Message, feedback: 'up' | 'down') => void
  onRepeat: ((questionId: string) => void) | undefined
  /** Leads to the other answers to the same question. */
  pager: ReactNode
}

const ENDED = { stopped: '已停止回答', failed: '回答失败，请重新生成', blocked: '' } as const

const copy = async (text: string) => {
  toast((await copyText(`${text}${COPY_LABEL}`)) ? '已复制' : '复制失败')
}

/** One answer: its text, the figures with their pages, sources, ways on, and that a machine made it (E-G-19). */
export function Answer({ message, onFeedback, onRepeat, pager }: AnswerProps) {
  const { content, status, emergency, replyTo, feedback } = message
  const ended = status === 'stopped' || status === 'failed' ? ENDED[status] : ''
  return (
    <div className={emergency ? 'as-answer as-danger' : 'as-answer'}>
      <Lines text={content} />
      {ended !== '' && <div className='fs-13 t3 mt8'>{ended}</div>}
      <Facts message={message} />
      <Ways message={message} />
      {pager}
      <Row gap={4} className='as-foot'>
        <span className='grow fs-12 t3'>{AI_LABEL}</span>
        <IconButton icon='copy' label='复制' onTap={() => void copy(content)} />
        <IconButton icon='good' label='有用' pressed={feedback === 'up'} onTap={() => onFeedback(message, 'up')} />
        <IconButton
          icon='bad'
          label='反馈有误'
          pressed={feedback === 'down'}
          onTap={() => onFeedback(message, 'down')}
        />
        {onRepeat && replyTo !== null && !emergency && (
          <IconButton icon='refresh' label='重新生成' onTap={() => onRepeat(replyTo)} />
        )}
      </Row>
    </div>
  )
}

/** The text line by line; what is no line of a list is a paragraph (E-G-20). */
export function Lines({ text }: { text: string }) {
  return (
    <div className='as-text'>
      {text.split('\n').map((line, at) => (
        <div key={at} className={/^(?:- |\d+\. )/.test(line) ? 'as-line as-item' : 'as-line'}>
          {line.replace(/^- /, '· ')}
        </div>
      ))}
    </div>
  )
}

/** The figures of the answer, once per page, with period, age and what they leave out. */
function Facts({ message: { facts } }: Pick<AnswerProps, 'message'>) {
  const links = useLinks()
  const shown = facts
    .filter(
      ({ route, label }, at) =>
        route !== '' && facts.findIndex((one) => one.route === route && one.label === label) === at,
    )
    .slice(0, 4)
  if (shown.length === 0) return null
  return (
    <div className='as-facts'>
      {shown.map(({ id, label, text, period, asOf, note, route }) => {
        const open = links(route)
        const about = [period, asOf === '' ? '' : `数据截至 ${asOf}`, note].filter((one) => one !== '').join(' · ')
        return (
          <button key={id} type='button' className='as-fact' disabled={open === undefined} onClick={open}>
            <span className='fs-13 t2'>{label}</span>
            <span className='fs-15 fw-m num'>{text}</span>
            {about !== '' && <span className='fs-12 t3'>{about}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** Opens a source as it is now; one that was withdrawn since is not opened (E 6.15). */
function useSource(messageId: string) {
  const links = useLinks()
  return async (index: number, route: string) => {
    try {
      const { state } = await call('answer GET /source', { messageId, index })
      const open = state === 'available' ? links(route) : undefined
      if (open) open()
      else toast('来源已下线')
    } catch (failure) {
      callFailure(failure)
    }
  }
}

/** Sources and what may be done next; a page that is not open to the user is not offered. */
function Ways({ message: { messageId, citations, actions, emergency } }: Pick<AnswerProps, 'message'>) {
  const links = useLinks()
  const openSource = useSource(messageId)
  const offered = actions.flatMap(({ text, route, tel }) => {
    const open = tel === '' ? links(route) : () => callPhone(tel)
    return open ? [{ text, open }] : []
  })
  return (
    <>
      {citations.length > 0 && (
        <div className='mt8'>
          <div className='fs-12 t3'>参考资料</div>
          {citations.map(({ index, title, route }) => (
            <button
              key={index}
              type='button'
              className='as-source'
              onClick={counted('gpt_citation', () => void openSource(index, route))}
            >
              [{index}] {title}
            </button>
          ))}
        </div>
      )}
      {offered.length > 0 && (
        <Row wrap gap={8} className='mt8'>
          {offered.map(({ text, open }, at) => (
            <Button
              key={text}
              size='large'
              danger={emergency}
              kind={emergency && at === 0 ? 'filled' : 'outline'}
              onTap={open}
            >
              {text}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}
