import { useRef } from 'react'
import { ApiError } from './error'

/*
 * requestNo (CV-3): made by the client, kept for the same content until a definite answer, so that a second try after a
 * broken connection cannot act twice. Other content gets another number.
 */

const part = () =>
  Math.floor(Math.random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')

/** A number no other request of this user will have; 26 characters, at most 64 are allowed. */
export const newRequestNo = (now = Date.now()): string => `${now.toString(36)}-${part()}${part()}`

/** Runs a write under its number. */
export type RunOnce = <T>(content: unknown, send: (requestNo: string) => Promise<T>) => Promise<T>

/** Keeps the number of one kind of write; `useRequestNo` gives each page its own keeper. */
export function requestNoKeeper(): RunOnce {
  let kept: { content: string; requestNo: string } | undefined
  return async (content, send) => {
    const text = JSON.stringify(content) ?? ''
    const requestNo = kept?.content === text ? kept.requestNo : newRequestNo()
    kept = { content: text, requestNo }
    try {
      const answer = await send(requestNo)
      kept = undefined
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.isDefinite) kept = undefined
      throw error
    }
  }
}

/** The page's own keeper of a request number. `useWrite` uses it by itself. */
export function useRequestNo(): RunOnce {
  const keeper = useRef<RunOnce | null>(null)
  keeper.current ??= requestNoKeeper()
  return keeper.current
}
