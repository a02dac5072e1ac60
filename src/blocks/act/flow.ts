import type { ApiKey, Out } from '@contract'
import { callFailure, attempt, type ApiError, type HandledCode, type WriteInput } from '@/request'
import { alert, confirm, onScreen, toast, type ConfirmOptions } from '@/ui'

/* What an act of a user is made of: a question, one write, what is shown, what the page does next. Data; `useAct` carries it out. */

/** The text of a question, or all that its dialog shows. */
export type Question = string | ConfirmOptions

export interface Act<K extends ApiKey> {
  /** The call takes a requestNo. */
  once?: boolean
  /** false: the page shows by itself that it is busy. */
  loading?: boolean
  /** Declined, nothing is sent. null: nothing to ask this time. */
  ask?: Question | ((input: WriteInput<K>) => Question | null)
  /** Toast of a success. */
  ok?: string | ((answer: Out<K>, input: WriteInput<K>) => string)
  /** What the app keeps of a success: runs also when the page is gone. */
  adopt?: (answer: Out<K>, input: WriteInput<K>) => unknown
  /** What the page does after a success. */
  done?: (answer: Out<K>, input: WriteInput<K>) => unknown
  /** Refusals shown in a dialog. Others are toasted, or shown by the form. */
  dialog?: readonly HandledCode<K>[]
  /** Shows a refusal of `dialog` in its own way. */
  tell?: (error: ApiError) => unknown
  /** Without a network: keeps it for later under this number (Y-21). Answers false where that is not possible. */
  queue?: (requestNo: string, input: WriteInput<K>) => Promise<boolean>
  /** What the page shows is not so any more, e.g. it is read again: after a dialog, and after each failure of a tap. */
  stale?: (error: ApiError) => unknown
}

/** Options of `useWrite` that an act has as well: a call with a requestNo says so. */
export type Once<K extends ApiKey, In> = In extends { requestNo: string } ? { once: true } : Pick<Act<K>, 'once'>

/** One act under way. */
export interface Flow<K extends ApiKey> {
  /** Asks, sends, goes on. False: declined. Rejects with what the call was refused with. */
  send: (input: WriteInput<K>) => Promise<boolean>
  /** Shows a refusal of `dialog`; false: it is not one, or its page is gone. */
  showDialog: (error: ApiError) => Promise<boolean>
  /** Waits until its page is on the screen; false: it is gone. */
  isThere: () => Promise<boolean>
}

export type Send<K extends ApiKey> = (input: WriteInput<K>) => Promise<Out<K>>

/** Begins an act of a page (`usePageId`): what it says is shown there and nowhere else. */
export function begin<K extends ApiKey>(act: Act<K>, run: Send<K>, page: number | null): Flow<K> {
  return {
    async send(input) {
      const question = typeof act.ask === 'function' ? act.ask(input) : act.ask
      if (question != null && !(await isMeant(question))) return false
      const answer = await run(input)
      // What follows makes calls of its own, which have said their failures.
      await attempt(goOn(answer, input))
      return true
    },
    async showDialog(error) {
      const isDialog = (act.dialog as readonly string[] | undefined)?.includes(error.code) === true
      if (!isDialog || !(await onScreen(page))) return false
      await (act.tell ?? tell)(error)
      return true
    },
    isThere: () => onScreen(page),
  }
  async function goOn(answer: Out<K>, input: WriteInput<K>): Promise<void> {
    await act.adopt?.(answer, input)
    if (!(await onScreen(page))) return
    const text = typeof act.ok === 'function' ? act.ok(answer, input) : act.ok
    if (text !== undefined) toast(text, { icon: 'success' })
    await act.done?.(answer, input)
  }
}

const isMeant = (question: Question): Promise<boolean> =>
  confirm(typeof question === 'string' ? { content: question } : question)

const tell = (error: ApiError): Promise<void> => alert(error.message, { cancelText: null })

/** The failure as the calls name it; a fault of the app itself is thrown again to the fault monitoring. */
export function failureOf(failure: unknown): ApiError {
  const error = callFailure(failure)
  return error
}
