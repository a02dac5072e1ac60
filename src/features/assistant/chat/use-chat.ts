import { useEffect, useRef, useState } from 'react'
import type { In, Out } from '@contract'
import { stages, type Stage } from '@domain/assistant/answer'
import { onConnected } from '@/platform/network'
import { call, callFailure, newRequestNo, streamCall, type Heard } from '@/request'
import { counted } from '@/telemetry/click-codes'
import { toast } from '@/ui'

export type Message = Out<'gpt GET /conversation/messages'>['list'][number]
type Asked = In<'gpt POST /chat/stream'>
type Parts = Pick<Message, 'facts' | 'citations' | 'actions' | 'suggestions'>

interface Begun {
  messageId: string
  /** The question that is answered; null until the gateway has it. */
  replyTo: string | null
  text: string
}

/** An answer that is on its way. */
export interface Running extends Begun {
  stage: string
}

/** ms between two polls for an answer without its stream, at first and at most. */
const POLL = 700
const POLL_MOST = 2000

const noParts: Parts = { facts: [], citations: [], actions: [], suggestions: [] }
const blank = { seq: 0, emergency: false, feedback: null, createdAt: '', ...noParts }

/** What the network took away. */
export interface Lost {
  /** '' for one more answer to a question that stands above. */
  question: string
  /** The answer under way at the gateway, as far as it was heard; null: it is not known whether the gateway has the question. */
  begun: Begun | null
  /** Goes on with it: the same content under the same number (CV-3), or the answer that the gateway is making. */
  again: () => Promise<void>
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

/** Asks for an answer from the length of what was heard of it until it is whole; null: the page has been left. */
async function restOf(
  { messageId, text: heard }: Begun,
  gone: { readonly current: boolean },
  hear: (text: string) => void,
): Promise<Message | null> {
  let wait = POLL
  let text = heard
  while (!gone.current) {
    const input = { messageId, offset: text.length }
    const { delta, done, message } = await call('gpt GET /chat/poll', input, { loading: false, handles: 'all' })
    text += delta
    if (done && message) return message
    hear(text)
    await new Promise((next) => setTimeout(next, wait))
    wait = Math.min(POLL_MOST, wait * 1.5)
  }
  return null
}

interface Options {
  known: readonly Message[]
  conversationId: string | undefined
  /** It takes no more questions (E4006). */
  onFull: (message: string) => void
  /** The gateway has a question. */
  onBegun: (conversation: { conversationId: string; title: string }) => void
}

/** One conversation: what was said, what is being said, asking, stopping. */
export function useChat({ known, conversationId, onFull, onBegun }: Options) {
  const [messages, setMessages] = useState<readonly Message[]>(known)
  const [running, setRunning] = useState<Running | null>(null)
  const [lost, setLost] = useState<Lost | null>(null)
  const of = useRef(conversationId)
  const leaving = useRef<AbortController | null>(null)
  const gone = useGone(() => leaving.current?.abort())

  const finish = (message: Message) => {
    if (gone.current) return
    setMessages((before) => [...before.filter(({ messageId }) => messageId !== message.messageId), message])
    setRunning((before) => (before?.messageId === message.messageId ? null : before))
  }

  /** Says why no answer comes; what the network took away can be gone on with. */
  const fail = (failure: unknown, taken: Lost) => {
    if (gone.current) return
    setRunning(null)
    const error = callFailure(failure)
    if (!error.isDefinite) setLost(taken)
    else if (error.is('E4006')) onFull(error.message)
    else toast(error.message)
  }

  /** Goes on where the stream broke off. */
  const follow = async (begun: Begun): Promise<void> => {
    let { text } = begun
    setLost(null)
    setRunning({ ...begun, stage: stages.write })
    try {
      const message = await restOf(begun, gone, (said) => {
        text = said
        setRunning((before) => (before?.messageId === begun.messageId ? { ...before, text: said } : before))
      })
      if (message) finish(message)
    } catch (failure) {
      const heard = { ...begun, text }
      fail(failure, { question: '', begun: heard, again: () => follow(heard) })
    }
  }

  const send = async (input: Asked): Promise<void> => {
    const ending = new AbortController()
    leaving.current = ending
    setLost(null)
    setRunning({ messageId: '', replyTo: null, text: '', stage: stages.understand })
    const heard = hearing(input, { setMessages, setRunning, onMeta })
    let complete = false
    try {
      complete = (await streamCall('gpt POST /chat/stream', input, heard.hear, ending.signal)).complete
    } catch (failure) {
      return fail(failure, { question: input.question, begun: null, again: () => send(input) })
    }
    if (complete) finish(heard.message())
    else if (!gone.current) await follow(heard.seen())
  }
  const onMeta = (meta: Meta) => {
    of.current = meta.conversationId
    onBegun(meta)
  }
  const ask = (asked: Pick<Asked, 'question' | 'replyTo'>) =>
    send({ ...asked, requestNo: newRequestNo(), ...(of.current !== undefined && { conversationId: of.current }) })

  useEffect(() => (lost === null || lost.begun === null ? undefined : onConnected(() => void lost.again())), [lost])

  return {
    messages,
    running,
    lost,
    conversation: of,
    ask: counted('gpt_ask', (question: string) => ask({ question })),
    repeat: (replyTo: string) => ask({ question: '', replyTo }),
    resume: ({ messageId, replyTo, content: text }: Message) => follow({ messageId, replyTo, text }),
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

interface Meta {
  conversationId: string
  questionId: string
  messageId: string
  title: string
}

interface Setters {
  setMessages: (change: (before: readonly Message[]) => readonly Message[]) => void
  setRunning: (change: (before: Running | null) => Running | null) => void
  onMeta: (meta: Meta) => void
}

/** Puts the events of one answer together. */
function hearing({ question, replyTo }: Asked, { setMessages, setRunning, onMeta }: Setters) {
  let text = ''
  let parts = noParts
  let meta: Meta = { conversationId: '', questionId: '', messageId: '', title: '' }
  let status: Message['status'] = 'done'
  const hear = ({ event, data }: Heard) => {
    if (event === 'meta') {
      meta = data as Meta
      onMeta(meta)
      const { questionId, messageId } = meta
      const asked = { ...blank, messageId: questionId, replyTo: null, content: question, status: null }
      // A question that is sent again may stand there already.
      if (replyTo === undefined)
        setMessages((before) => [
          ...before.filter((one) => one.messageId !== questionId),
          { ...asked, role: 'question' },
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
    seen: () => ({ messageId: meta.messageId, replyTo: meta.questionId, text }),
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
