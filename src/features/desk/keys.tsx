import { useEffect, useRef } from 'react'
import { usePageShown } from '@/blocks'
import { isWide } from '@/blocks/list/table'
import { onLetter } from '@/platform/keys'
import './desk.scss'

/** J 接单, D 答复, P 派单, B 办结: what each does now; without an entry the key does nothing. */
export type DeskKeys = Partial<Record<'J' | 'D' | 'P' | 'B', () => void>>

/** Keys of the desk on a wide screen, while its page is in front. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  const isListening = usePageShown() && isWide()
  useEffect(
    () => (isListening ? onLetter((letter) => latest.current[letter as keyof DeskKeys]?.()) : undefined),
    [isListening],
  )
}

/** The key of a button, on wide screens. */
export const KeyMark = ({ of: letter }: { of: keyof DeskKeys | undefined }) =>
  letter !== undefined && isWide() ? (
    <span className='dk-key' aria-hidden>
      {letter}
    </span>
  ) : null
