import { useEffect, useRef, useState } from 'react'
import type { Out } from '@contract'
import { PageFrame, usePageShown } from '@/blocks'
import { saveInAddress } from '@/platform/address'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, Chips, confirm, Spinner } from '@/ui'
import { Lines } from './Answer'
import { AskBar } from './AskBar'
import { Older, PAGE, type Kept } from './Older'
import { MoreSheet } from './MoreSheet'
import { FeedbackSheet, sendFeedback, useComplaint } from './FeedbackSheet'
import { turnsOf, Versions } from './Versions'
import { useConversation } from '../use-conversation'
import { useChat, type Lost, type Message, type Running } from './use-chat'
import { useEnd } from './use-end'
import './chat.scss'

type Config = Out<'gpt GET /chat/config'>

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

/** The conversation with its title, which the first question gives it. */
function useTitled({ kept, conversationId }: Pick<ChatProps, 'kept' | 'conversationId'>) {
  const [title, setTitle] = useState(kept.title)
  const shown = usePageShown()
  const latest = useRef(shown)
  latest.current = shown
  const chat = useChat({
    known: kept.list,
    conversationId,
    onFull: (message) => void offerNew(message),
    onBegun: (begun) => {
      setTitle(begun.title)
      // Loaded again, the page shows this conversation. Covered by another page, the address is not its own.
      if (latest.current) saveInAddress({ conversationId: begun.conversationId })
    },
  })
  const { rename, remove } = useConversation({ renamed: setTitle, removed: () => void goBack() })
  const id = chat.conversation.current
  const of = id === undefined ? undefined : { conversationId: id, title }
  const own = of && { rename: () => void rename(of), remove: () => void remove(of) }
  return { chat, title, own }
}

/** Goes on with what is being answered, or asks the question of the address, once: loaded again, the page does not ask it again. */
function useOpening({ kept, conversationId, q }: ChatProps, { resume, ask }: ReturnType<typeof useChat>): void {
  const begun = useRef(false)
  const first = useRef(() => {
    const last = kept.list.at(-1)
    if (last?.status === 'pending' || last?.status === 'streaming') return void resume(last)
    if (q === undefined || q === '' || conversationId !== undefined) return
    saveInAddress({ q: '' })
    void ask(q)
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    first.current()
  }, [])
}

function Chat(props: ChatProps) {
  const { config, kept, conversationId } = props
  const { chat, title, own } = useTitled(props)
  const [isMore, setMore] = useState(false)
  const { messages, running, lost } = chat
  const complain = useComplaint()
  const [wrong, setWrong] = useState<string | null>(null)
  const feedback = ({ messageId, feedback: given }: Message, next: 'up' | 'down') => {
    if (next === 'down' && given !== 'down') setWrong(messageId)
    else void sendFeedback(chat.mark, messageId, given === next ? null : next)
  }
  useOpening(props, chat)
  const newest = messages.at(-1)
  const suggestions = running ? [] : messages.length === 0 ? config.hotQuestions : (newest?.suggestions ?? [])
  const end = useEnd([messages.length, newest?.messageId, running?.text.length, lost === null].join())
  const ask = (question: string) => {
    end.follow()
    void chat.ask(question)
  }
  // Shown by itself while it comes.
  const apart = running?.messageId ?? lost?.begun?.messageId
  return (
    <PageFrame
      spaced
      {...(title !== '' && { title })}
      actions={[{ label: '更多', icon: 'more', onTap: () => setMore(true) }]}
      footer={
        <AskBar
          id={end.ids.bar}
          onEnd={end.isAway ? end.toEnd : undefined}
          busy={running !== null}
          onAsk={ask}
          onStop={() => void chat.stop()}
        />
      }
    >
      <div className='as-list' id={end.ids.content}>
        <Older kept={kept} conversationId={conversationId} onMore={chat.older} />
        {messages.length === 0 && !running && <div className='as-answer'>{config.welcome}</div>}
        {turnsOf(messages.filter(({ messageId }) => messageId !== apart)).map((turn) => {
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
        <UnderWay running={running} lost={lost} />
        {suggestions.length > 0 && (
          <Chips
            label='试试这样问'
            items={suggestions.map((text) => ({ key: text, label: text }))}
            active=''
            onChange={ask}
          />
        )}
        {isMore && <MoreSheet hotline={config.hotline} onNew={begin} own={own} onClose={() => setMore(false)} />}
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

/** The answer that comes, or what the network took away. */
function UnderWay({ running, lost }: { running: Running | null; lost: Lost | null }) {
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
          {lost.begun && <Lines text={lost.begun.text} />}
          <div className='fs-14 t2'>{whatIsLost(lost)}</div>
          <Button size='large' kind='outline' onTap={lost.again}>
            重试
          </Button>
        </div>
      )}
    </div>
  )
}

const whatIsLost = ({ begun, question }: Lost): string =>
  begun
    ? '网络不稳定，回答还没有收完'
    : question === ''
      ? '网络不稳定，没有重新生成'
      : `网络不稳定，“${question}”没有发出`
