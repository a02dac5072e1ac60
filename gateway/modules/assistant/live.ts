import type { AnswerState } from '@domain/assistant/answer'
import type { Ports } from '../../ports'
import { noParts, type Parts } from './types'

export interface LiveEvent {
  event: 'meta' | 'status' | 'delta' | 'parts' | 'done' | 'ping'
  data: unknown
}

/** An answer that this process is making. */
export class Live {
  text = ''
  parts: Parts = noParts
  state: AnswerState = 'pending'
  private readonly abort = new AbortController()
  private readonly hearers = new Set<(event: LiveEvent) => void>()

  get signal(): AbortSignal {
    return this.abort.signal
  }
  get isOver(): boolean {
    return this.state !== 'pending' && this.state !== 'streaming'
  }
  /** E-G-18: what has been said stays. */
  stop(): void {
    this.abort.abort()
  }
  stage(stage: string): void {
    this.tell({ event: 'status', data: { stage } })
  }
  say(text: string): void {
    if (text === '' || this.signal.aborted) return
    this.state = 'streaming'
    this.text += text
    this.tell({ event: 'delta', data: { text } })
  }
  /** The last event: only this one says that an answer is complete. */
  end(state: AnswerState, parts: Parts, about: object): void {
    this.state = state
    this.parts = parts
    this.tell({ event: 'parts', data: parts })
    this.tell({ event: 'done', data: { status: state, ...about } })
    this.hearers.clear()
  }
  /** Hears what comes from now on; answers how to stop hearing. */
  hear(hearer: (event: LiveEvent) => void): () => void {
    this.hearers.add(hearer)
    return () => void this.hearers.delete(hearer)
  }
  private tell(event: LiveEvent): void {
    for (const hearer of this.hearers) hearer(event)
  }
}

/** Answers under way, by gateway: a process may open several. */
const lives = new WeakMap<Ports, Map<string, Live>>()

export function livesOf({ ports }: { ports: Ports }): Map<string, Live> {
  const known = lives.get(ports) ?? new Map<string, Live>()
  lives.set(ports, known)
  return known
}
