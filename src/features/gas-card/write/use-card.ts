import { useEffect, useRef, useState } from 'react'
import type { In } from '@contract'
import { cardReader, nfcPlatform, type CardReader, type NfcTrouble } from '@/platform/nfc'
import { asApiError, call, noteChanged, useWrite, type ApiError } from '@/request'
import { runCard, type Stage, type Stepped } from './card-run'
import { virtualReader, type VirtualReader } from './virtual-reader'

/** AE-68: so often a card is asked again by itself. */
const RETRIES = 3

export interface CardTask {
  gasOrderId: string | undefined
  subNo: number | undefined
  mode: In<'default POST /crmgas/nfc/open'>['mode']
  cardNo: string
  /** The emulated card instead of the phone's antenna. */
  virtual: boolean
}

export interface CardState {
  /** Null before the first start. */
  stage: Stage | null
  answer: Stepped | null
  trouble: NfcTrouble | null
  /** A refusal to begin, or a session that ended under way. */
  refused: ApiError | null
  busy: boolean
}

export interface UseCard extends CardState {
  start: (mode?: CardTask['mode']) => Promise<void>
  virtual: VirtualReader | null
  /** Lets card and antenna go: the page is behind another. */
  release: () => void
}

const NOTHING: CardState = { stage: null, answer: null, trouble: null, refused: null, busy: false }

/** The session has no more to say; without a network it ends by itself (AE-65). */
const giveUp = (sessionId: string): Promise<unknown> =>
  call('default POST /crmgas/nfc/abort', { sessionId }, { handles: 'all' }).catch(() => undefined)

/** A session with one card, from the first touch to its result; one at a time, ended when the page goes away. */
export function useCard(task: CardTask): UseCard {
  const [state, setState] = useState<CardState>(NOTHING)
  // No acts: a session of many calls, and their failures are states of the page.
  const open = useWrite('default POST /crmgas/nfc/open', { once: true, handles: 'all' })
  const step = useWrite('default POST /crmgas/nfc/step', { handles: 'all' })
  const [virtual] = useState(() => (task.virtual ? virtualReader(task.cardNo) : null))
  const reader = useRef<CardReader | null>(virtual)
  const live = useRef<string | null>(null)
  const gone = useRef(false)
  /** An answer of the card reached the gateway since the last notice. */
  const isStepped = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      reader.current?.close()
      const sessionId = live.current
      live.current = null
      if (sessionId !== null) void giveUp(sessionId)
    }
  }, [])

  const once = async (mode: CardTask['mode']): Promise<Stepped | null> => {
    const platform = virtual ? 'VIRTUAL' : nfcPlatform()
    if (platform === null) return null
    const { gasOrderId, subNo, cardNo } = task
    const about = gasOrderId === undefined ? { cardNo } : { gasOrderId, ...(subNo !== undefined && { subNo }) }
    const opened = await open.run({ mode, platform, ...about })
    live.current = opened.sessionId
    reader.current ??= cardReader()
    const end = await runCard({
      reader: reader.current,
      opened,
      step: async (input) => {
        const answer = await step.run(input)
        isStepped.current = true
        return answer
      },
      at: (stage) => !gone.current && setState((before) => ({ ...before, stage })),
    })
    live.current = null
    reader.current.close()
    if ('answer' in end) return end.answer
    await giveUp(opened.sessionId)
    setState((before) => ({ ...before, trouble: end.trouble }))
    return null
  }
  const start = async (first: CardTask['mode'] = task.mode): Promise<void> => {
    if (state.busy) return
    setState({ ...NOTHING, busy: true, stage: 'wait' })
    try {
      let answer = await once(first)
      for (let n = 0; n < RETRIES && !gone.current && answer?.result?.state === 'UNKNOWN'; n++) {
        setState({ ...NOTHING, busy: true, answer })
        answer = await once('CHECK')
      }
      if (!gone.current) setState((before) => ({ ...before, busy: false, answer }))
    } catch (failure) {
      live.current = null
      const refused = asApiError(failure)
      if (!gone.current) setState({ ...NOTHING, refused })
    } finally {
      // Not step by step: pages behind this one would read again while the phone must hold the card.
      if (isStepped.current) void noteChanged(['cards', 'orders', 'meters', 'todos'])
      isStepped.current = false
    }
  }
  return { ...state, start, virtual, release: () => reader.current?.close() }
}
