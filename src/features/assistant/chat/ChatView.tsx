import { useEffect, useRef, useState } from 'react'
import type { Out } from '@contract'
import { PageFrame } from '@/blocks'
import { scrollToOffset } from '@/platform/measure'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, Chips, confirm, Spinner } from '@/ui'
import { Lines } from './Answer'
import { AskBar } from './AskBar'
import { Older, PAGE, type Kept } from './Older'
import { MoreSheet } from './MoreSheet'
import { FeedbackSheet, sendFeedback, useComplaint } from './FeedbackSheet'
import { turnsOf, Versions } from './Versions'
import { useChat, type Message, type Running } from './use-chat'
import './chat.scss'

type Config = Out<'gpt GET /chat/config'>

/** px beyond any conversation: the page stops at its end. */
const END = 1_000_000

/** 智能助手, one conversation (E 6.15). */
export function ChatView({ conversationId, q }: PageParams<'/subPagesB/pages/gpt'>) {
  const config = useRead('gpt GET /chat/config')
  const kept = useRead(
    'gpt GET /conversation/messages',
    { conversationId: conversationId ?? '', pageSize: PAGE },
    { enabled: conversationId !== undefined, freshFor: 0 },
  )
  const isNew = conversationId === undefined
  const reads = isNew ? [config] : [config, kept]
  const known = isNew ? { title: '', pinned: false, list: [], hasMore: false } : kept.data
  if (!config.data || !known) return <PageFrame of={reads} />
  return <Chat config={config.data} kept={known} conversationId={conversationId} q={q} />
}

const begin = () => void go('/subPagesB/pages/gpt', {}, { replace: true })

/** E4006: what was asked goes into a conversation of its own. */
async function offerNew(content: string): Promise<void> {
  if (await confirm({ content, confirmText: '新建会话' })) begin()
}

interface ChatProps {
  config: Config
  kept: Kept
  conversationId: string | undefined
  q: string | undefined
}

function Chat({ config, kept, conversationId, q }: ChatProps) {
  const chat = useChat(kept.list, conversationId, (message) => void offerNew(message))
  const [isMore, setMore] = useState(false)
  const { messages, running, lost } = chat
  const complain = useComplaint()
  const [wrong, setWrong] = useState<string | null>(null)
  const feedback = ({ messageId, feedback: given }: Message, next: 'up' | 'down') => {
    if (next === 'down' && given !== 'down') setWrong(messageId)
    else void sendFeedback(chat.mark, messageId, given === next ? null : next)
  }
  const begun = useRef(false)
  const first = useRef(() => {
    const last = kept.list.at(-1)
    if (last?.status === 'pending' || last?.status === 'streaming') void chat.resume(last)
    else if (q !== undefined && q !== '' && conversationId === undefined) void chat.ask(q)
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    first.current()
  }, [])
  const isRunning = running !== null
  // The newest is at the end: on opening, when a question goes out, when its answer is whole.
  useEffect(() => scrollToOffset(END), [isRunning])
  const newest = messages.at(-1)
  const suggestions = running ? [] : messages.length === 0 ? config.hotQuestions : (newest?.suggestions ?? [])
  return (
    <PageFrame
      spaced
      {...(kept.title !== '' && { title: kept.title })}
      actions={[{ label: '更多', icon: 'more', onTap: () => setMore(true) }]}
      footer={<AskBar busy={running !== null} onAsk={(text) => void chat.ask(text)} onStop={() => void chat.stop()} />}
    >
      <div className='as-list'>
        <Older kept={kept} conversationId={conversationId} onMore={chat.older} />
        {messages.length === 0 && !running && <div className='as-answer'>{config.welcome}</div>}
        {turnsOf(messages.filter(({ messageId }) => messageId !== running?.messageId)).map((turn) => {
          const last = turn.at(-1)
          return last?.role === 'question' ? (
            <div key={last.messageId} className='as-question'>
              {last.content}
            </div>
          ) : (
            <Versions
              // A new answer is shown when it comes.
              key={last?.messageId}
              versions={turn}
              onFeedback={feedback}
              onRepeat={last === newest && !running ? (id) => void chat.repeat(id) : undefined}
            />
          )
        })}
        <UnderWay running={running} lost={lost} onAgain={chat.again} />
        {suggestions.length > 0 && (
          <Chips
            label='试试这样问'
            items={suggestions.map((text) => ({ key: text, label: text }))}
            active=''
            onChange={(text) => void chat.ask(text)}
          />
        )}
        {isMore && <MoreSheet hotline={config.hotline} onNew={begin} onClose={() => setMore(false)} />}
        {wrong !== null && (
          <FeedbackSheet
            messageId={wrong}
            mark={chat.mark}
            onComplain={(messageId) => void complain.run({ messageId })}
            onClose={() => setWrong(null)}
          />
        )}
      </div>
    </PageFrame>
  )
}

interface UnderWayProps {
  running: Running | null
  lost: { question: string } | null
  onAgain: () => Promise<void>
}

/** The answer that comes, or the question that did not go out. */
function UnderWay({ running, lost, onAgain }: UnderWayProps) {
  return (
    <div role='status'>
      {running && (
        <div className='as-answer'>
          <div className='fs-13 t3'>
            <Spinner /> {running.stage}
          </div>
          <Lines text={running.text} />
        </div>
      )}
      {lost && (
        <div className='as-answer'>
          <div className='fs-14 t2'>网络不稳定，“{lost.question}”没有发出</div>
          <Button size='large' kind='outline' onTap={onAgain}>
            重试
          </Button>
        </div>
      )}
    </div>
  )
}
