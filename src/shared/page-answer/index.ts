/*
 * A page that is opened for its answer: the opening page waits, the opened page gives the answer, and the opening page continues after
 * it is closed. After a reload no page waits.
 */

export interface PageAnswer<Request, Answer> {
  /** Opens the page; null when the user went back without an answer. */
  ask: (request: Request, open: () => Promise<void>) => Promise<Answer | null>
  /** The reason the page was opened for; undefined when it was opened from outside or reloaded. */
  request: () => Request | undefined
  /** Returns whether a page waits. */
  give: (answer: Answer) => boolean
  /** The page is gone: a moment later, when the page that asked is on top for its dialogs, it goes on. */
  leave: () => void
}

export function pageAnswer<Request, Answer>(): PageAnswer<Request, Answer> {
  let waiting: { request: Request; answer: Answer | null; settle: (answer: Answer | null) => void } | undefined
  const leave = () => {
    const left = waiting
    waiting = undefined
    if (left) setTimeout(() => left.settle(left.answer))
  }
  return {
    ask: (request, open) => {
      leave()
      return new Promise((settle) => {
        waiting = { request, settle, answer: null }
        void open()
      })
    },
    request: () => waiting?.request,
    give: (answer) => {
      if (waiting === undefined) return false
      waiting.answer = answer
      return true
    },
    leave,
  }
}
