import { useEffect, useRef, useState } from 'react'
import type { Out } from '@contract'
import { stages, type Stage } from '@domain/assistant/answer'
import { ApiError, call, callFailure, newRequestNo, streamCall, type Heard } from '@/request'
import { counted } from '@/telemetry/click-codes'
import { toast } from '@/ui'

export type Message = Out<'gpt GET /conversation/messages'>['list'][number]
type Parts = Pick<Message, 'facts' | 'citations' | 'actions' | 'suggestions'>

/** An answer that is on its way. */
export interface Running {
  messageId: string
  /** The question that is answered; null until the gateway has it. */
  replyTo: string | null
  text: string
  stage: string
}

/** ms between two polls for an answer without its stream, at first and at most. */
const POLL = 700
const POLL_MOST = 2000

const noParts: Parts = { facts: [], citations: [], actions: [], suggestions: [] }
const blank = { seq: 0, emergency: false, feedback: null, createdAt: '', ...noParts }

/** A question that was not sent, to be sent again under the same number. */
interface Lost {
  question: string
  requestNo: string
}

/** Whether the page has been left; the stream to the page ends with it, the server goes on. */
function useGone(leave: () => void): { readonly current: boolean } {
  const gone = useRef(false)
  const end = useRef(leave)
  useEffect(() => {
    const leaving = end.current
    gone.current = false
    return () => {
      gone.current = true
      leaving()
    }
  }, [])
  return gone
}

/** One conversation: what was said, what is being said, asking, stopping. `onFull`: it takes no more questions (E4006). */
export function useChat(
  known: readonly Message[],
  conversationId: string | undefined,
  onFull: (message: string) => void,
) {
  const [messages, setMessages] = useState<readonly Message[]>(known)
  const [running, setRunning] = useState<Running | null>(null)
  const [lost, setLost] = useState<Lost | null>(null)
  const of = useRef(conversationId)
  const leaving = useRef<AbortController | null>(null)
  const gone = useGone(() => leaving.current?.abort())

  const finish = (message: Message) => {
    if (gone.current) return
    setMessages((before) => [...before.filter(({ messageId }) => messageId !== message.messageId), message])
    setRunning(null)
  }

  /** Goes on where the stream broke off (CV: poll from the length of the text). */
  const follow = async (messageId: string, text: string): Promise<void> => {
    let wait = POLL
    let said = text
    while (!gone.current) {
      const { delta, done, message } = await call(
        'gpt GET /chat/poll',
        { messageId, offset: said.length },
        { loading: false },
      )
      said += delta
      if (done && message) return finish(message)
      const shown = said
      setRunning((before) => before && { ...before, text: shown })
      await new Promise((next) => setTimeout(next, wait))
      wait = Math.min(POLL_MOST, wait * 1.5)
    }
  }

  const send = async (question: string, requestNo: string, replyTo?: string): Promise<void> => {
    const ending = new AbortController()
    leaving.current = ending
    setLost(null)
    setRunning({ messageId: '', replyTo: null, text: '', stage: stages.understand })
    const heard = hearing(question, replyTo, { setMessages, setRunning, of })
    const conversation = of.current === undefined ? {} : { conversationId: of.current }
    const again = replyTo === undefined ? {} : { replyTo }
    try {
      const input = { question, requestNo, ...conversation, ...again }
      const { complete } = await streamCall('gpt POST /chat/stream', input, heard.hear, ending.signal)
      const { messageId, text } = heard.seen()
      if (messageId !== '' && !complete) await follow(messageId, text)
      else if (complete) finish(heard.message())
    } catch (failure) {
      if (gone.current) return
      setRunning(null)
      const error = callFailure(failure)
      if (error instanceof ApiError && !error.isDefinite) setLost({ question, requestNo })
      else if (error instanceof ApiError && error.is('E4006')) onFull(error.message)
      else toast(error.message)
    }
  }

  return {
    messages,
    running,
    lost,
    conversation: of,
    ask: counted('gpt_ask', (question: string) => send(question, newRequestNo())),
    again: () => (lost ? send(lost.question, lost.requestNo) : Promise.resolve()),
    repeat: (questionId: string) => send('', newRequestNo(), questionId),
    resume: ({ messageId, replyTo, content: text }: Message) => {
      setRunning({ messageId, replyTo, text, stage: stages.write })
      return follow(messageId, text)
    },
    stop: async () => {
      if (!running?.messageId) return
      leaving.current?.abort()
      const { messageId, replyTo } = running
      const { content } = await call('gpt POST /chat/stop', { messageId }, { loading: false })
      finish({ ...blank, role: 'answer', messageId, replyTo, content, status: 'stopped' })
    },
    older: (before: readonly Message[]) => setMessages((now) => [...before, ...now]),
    mark: (messageId: string, feedback: Message['feedback']) =>
      setMessages((now) => now.map((one) => (one.messageId === messageId ? { ...one, feedback } : one))),
  }
}

interface Setters {
  setMessages: (change: (before: readonly Message[]) => readonly Message[]) => void
  setRunning: (change: (before: Running | null) => Running | null) => void
  of: { current: string | undefined }
}

/** Puts the events of one answer together. */
function hearing(question: string, replyTo: string | undefined, { setMessages, setRunning, of }: Setters) {
  let text = ''
  let parts = noParts
  let meta = { conversationId: '', questionId: '', messageId: '' }
  let status: Message['status'] = 'done'
  const hear = ({ event, data }: Heard) => {
    if (event === 'meta') {
      meta = data as typeof meta
      of.current = meta.conversationId
      const { questionId, messageId } = meta
      if (replyTo === undefined)
        setMessages((before) => [
          ...before,
          { ...blank, role: 'question', messageId: questionId, replyTo: null, content: question, status: null },
        ])
      setRunning((before) => before && { ...before, messageId, replyTo: questionId })
    }
    if (event === 'status') {
      const stage = stages[(data as { stage: Stage }).stage]
      setRunning((before) => before && { ...before, stage })
    }
    if (event === 'delta') {
      text += (data as { text: string }).text
      const said = text
      setRunning((before) => before && { ...before, text: said })
    }
    if (event === 'parts') parts = data as Parts
    if (event === 'done') status = (data as { status: Message['status'] }).status
  }
  return {
    hear,
    seen: () => ({ messageId: meta.messageId, text }),
    message: (): Message => ({
      ...blank,
      ...parts,
      role: 'answer',
      messageId: meta.messageId,
      replyTo: meta.questionId,
      content: text,
      status,
      // The card of E-G-05 is known by its second number.
      emergency: parts.actions.some(({ tel }) => tel === '119'),
    }),
  }
}
