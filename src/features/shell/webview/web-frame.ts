import { useEffect, useRef, useState } from 'react'
import type { ShareCard } from '@/platform/share'

export interface WebFrameProps {
  url: string
  title: string
  onFailed: () => void
  onMessage?: (message: WebMessage) => void
}

/** What the page in the mini-program's web view says; from outside, so anything may be in it. */
export interface WebMessage extends Partial<Record<keyof ShareCard, unknown>> {
  /** 'login', 'back' or 'share' (C 6.4). */
  type?: string
}

/** ms (C 6.4). */
const LOAD_WITHIN = 20_000

/** Gives the page its time to load; answers what to call once it has. */
export function useLoadLimit(onFailed: () => void): () => void {
  const [loaded, setLoaded] = useState(false)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    if (loaded) return undefined
    const timer = setTimeout(() => failed.current(), LOAD_WITHIN)
    return () => clearTimeout(timer)
  }, [loaded])
  return () => setLoaded(true)
}
