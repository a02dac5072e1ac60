import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Typed } from '@/request/typing'
import { Card } from '@/ui'
import { LeftLine } from './Fault'
import { useFormPlace, useKeptTyping } from './use-draft'
import { useLeftTyping, type KeptField } from './use-left-typing'

/** All of it is one text: whatever was typed is worth keeping. */
const FIELDS: readonly KeptField[] = [{ key: 'typed', kind: {} }]

interface TypedKept {
  /** What was left here before, to be put back by a tap (Y-23). */
  offer: ReactNode
  /** What was typed is not kept any longer. */
  sent: () => void
}

/**
 * Keeps what is typed into a page without fields, e.g. months that are dragged: it is there again after a login that had ended, and offered
 * after an app that was killed (Y-23). `typed`: nothing secret; null: nothing was typed. `name` keeps what the page is about apart.
 */
export function useTypedKept<T extends object>(name: string, typed: T | null, putBack: (typed: T) => void): TypedKept {
  const text = typed === null ? '' : JSON.stringify(typed)
  const latest = useRef<Typed>({})
  latest.current = useMemo(() => ({ typed: text }), [text])
  const restore = ({ typed: kept }: Typed) => {
    if (typeof kept === 'string' && kept !== '') putBack(JSON.parse(kept) as T)
  }
  useKeptTyping(() => latest.current, restore, name)
  const place = useFormPlace(name)
  const { left, note, sent } = useLeftTyping({ place, fields: () => FIELDS, values: () => latest.current, restore })
  const noted = useRef(note)
  noted.current = note
  useEffect(() => noted.current(), [text])
  return {
    offer: left && (
      <Card>
        <LeftLine of={left} />
      </Card>
    ),
    sent,
  }
}
