import { useEffect, useState } from 'react'
import { SECOND } from '@domain/date'
import { rectOf, windowHeight } from '@/platform/measure'
import { serverNow } from '@/platform/time'
import { usePageActive } from '@/ui'
import { saveRead, readOf, readShare } from './reading'

/** So long an agreement is read at least before it is signed (K-08), ms. */
const LEAST = 10 * SECOND
const LOOK = 500

export interface Reading {
  /** Whole seconds still to read. */
  left: number
  /** Its end has been on the screen. */
  isAtEnd: boolean
  /** Whole per cent that have been on the screen; 100 at its end only. */
  percent: number
}

interface ReadText {
  /** Id of its end. */
  endId: string
  /** When the gateway first showed it. */
  openedAt: string
  isOn: boolean
  /** ms of reading at least, where the text is no agreement. */
  least?: number
  /** The whole text, where its share is shown and kept: its id, and the fingerprint of its document. */
  text?: { id: string; document: string }
}

/** How far a text has been read. */
export function useReadThrough({ endId, openedAt, isOn, least = LEAST, text }: ReadText): Reading {
  const until = Date.parse(openedAt) + least
  const [left, setLeft] = useState(() => until - serverNow())
  const textId = text?.id
  const document = text?.document
  const [percent, setPercent] = useState(() => (document === undefined ? 0 : readOf(document)))
  const isAtEnd = percent === 100
  const active = usePageActive()
  const isDone = isAtEnd && left <= 0
  useEffect(() => {
    if (!isOn || isDone || !active) return undefined
    const look = async () => {
      setLeft(until - serverNow())
      const end = await rectOf(endId)
      const isEnd = end.height > 0 && end.top < windowHeight()
      const seen = textId === undefined ? 0 : Math.min(99, readShare(await rectOf(textId), windowHeight()))
      setPercent((before) => (isEnd ? 100 : Math.max(before, seen)))
    }
    const timer = setInterval(() => void look(), LOOK)
    return () => clearInterval(timer)
  }, [endId, textId, until, isOn, isDone, active])
  useEffect(() => {
    if (document !== undefined && percent > readOf(document)) saveRead(document, percent)
  }, [document, percent])
  return { left: Math.max(0, Math.ceil(left / SECOND)), isAtEnd, percent }
}
