/*
 * Dialogs, toast and loading as plain functions. A small store; the host of the page on top draws it, so that pages kept below
 * show nothing twice. Texts and times come from the callers.
 */
import type { ComponentType, ReactNode } from 'react'
import type { ConfirmOptions, NoticeOptions, NoticeTone, PromptOptions, ToastOptions } from './props'

interface Asked {
  id: number
  host: number | null
}
interface ConfirmRequest extends Asked {
  kind: 'confirm'
  options: ConfirmOptions
  settle: (isConfirmed: boolean) => void
}
export interface PromptRequest extends Asked {
  kind: 'prompt'
  options: PromptOptions
  settle: (answer: string | null) => void
  /** Comes with the request, so that pages that ask for no text do not load what draws it. */
  Draw: ComponentType<{ dialog: PromptRequest }>
}
export type DialogRequest = ConfirmRequest | PromptRequest
export interface ToastState extends ToastOptions {
  id: number
  text: string
}
export interface NoticeState {
  id: number
  text: string
  tone: NoticeTone
}
export interface FeedbackState {
  /** Host on top, null before the first page. */
  top: number | null
  dialogs: readonly DialogRequest[]
  toast: ToastState | null
  notice: NoticeState | null
  loading: string | null
}

/** ms (specification 8). */
const TOAST_MS = 2000
const MESSAGE_MS = 1000
const NOTICE_MS = 3000
/** Content of a question that says nothing else (specification 9). */
const ASKED = '是否确认此操作?'

let state: FeedbackState = { top: null, dialogs: [], toast: null, notice: null, loading: null }
let hosts: number[] = []
/** Hosts of the pages that are in the stack, covered ones too. */
const mounted = new Set<number>()
let serial = 0
let toastTimer: ReturnType<typeof setTimeout> | undefined
let noticeTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(part: Partial<FeedbackState>) {
  state = { ...state, ...part }
  listeners.forEach((listener) => listener())
}

export const feedbackState = (): FeedbackState => state

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const nextId = (): number => (serial += 1)

/** Notes a page that is drawn; the answer ends it. */
export function openHost(id: number): () => void {
  mounted.add(id)
  return () => closeHost(id)
}

/** Puts a host on top; the answer takes it away again. A toast that was shown while this page was loading gets its time again. */
export function raiseHost(id: number): () => void {
  hosts = [...hosts.filter((host) => host !== id), id]
  change({ top: id })
  if (state.toast) endToastLater(state.toast)
  return () => {
    hosts = hosts.filter((host) => host !== id)
    change({ top: hosts[hosts.length - 1] ?? null })
  }
}

/** The page is gone: what it asked is answered with no, so that no promise hangs. */
function closeHost(id: number): void {
  mounted.delete(id)
  state.dialogs.filter((dialog) => dialog.host === id).forEach((dialog) => dismiss(dialog))
  change({})
}

/** The page on the screen, as `onScreen` knows it again; null before the first one. */
export const pageOnScreen = (): number | null => state.top

/**
 * Waits until the page is on the screen again; at once when it is there. False: it is gone. What a page has to say does not lie
 * over another one.
 */
export function onScreen(page: number | null): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (page !== state.top && page !== null && mounted.has(page)) return
      stop()
      resolve(page === state.top)
    }
    const stop = subscribe(look)
    look()
  })
}

function dismiss(dialog: DialogRequest) {
  drop(dialog.id)
  if (dialog.kind === 'confirm') dialog.settle(false)
  else dialog.settle(null)
}

/** Takes a dialog off the queue without answering it. */
export const drop = (id: number): void => change({ dialogs: state.dialogs.filter((dialog) => dialog.id !== id) })

/** What a dialog that was not confirmed rejects with. */
export class NotConfirmed extends Error {
  constructor() {
    super('cancel')
    this.name = 'NotConfirmed'
  }
}

/** Confirming resolves; cancelling, and the page that goes away, reject (specification 8). Several wait for each other. */
export function dialog({ content = ASKED, ...options }: ConfirmOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (isConfirmed: boolean) => (isConfirmed ? resolve() : reject(new NotConfirmed()))
    const asked = { ...options, content }
    change({ dialogs: [...state.dialogs, { id: nextId(), host: state.top, kind: 'confirm', options: asked, settle }] })
  })
}

/** The same as a question: true for confirm, false for every other outcome. */
export const confirm = (options: ConfirmOptions = {}): Promise<boolean> =>
  dialog(options).then(
    () => true,
    () => false,
  )

/** With 确认 and 取消 by default (specification 9); resolves for either. */
export async function alert(content: ReactNode, options: Omit<ConfirmOptions, 'content'> = {}): Promise<void> {
  await confirm({ confirmText: '确认', cancelText: '取消', ...options, content })
}

/** A short word about what was just done, e.g. 已复制: 1000 ms (specification 9). */
export const message = (text: string): void => toast(text, { duration: MESSAGE_MS })

/** Asks for one text, drawn by `Draw`; null for cancel. */
export function askText(options: PromptOptions, Draw: PromptRequest['Draw']): Promise<string | null> {
  return new Promise((settle) => {
    const asked = { id: nextId(), host: state.top, kind: 'prompt', options, settle, Draw } as const
    change({ dialogs: [...state.dialogs, asked] })
  })
}

/** Shows a text for 2000 ms or the given time; a new one replaces the old. */
export function toast(text: string, options: ToastOptions = {}): void {
  const shown = { ...options, id: nextId(), text }
  change({ toast: shown })
  endToastLater(shown)
}

function endToastLater({ duration = TOAST_MS }: ToastState): void {
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => change({ toast: null }), duration)
}

/** A notice from the top of the page: by default of type danger and for 3000 ms (specification 8). */
export function notify(text: string, { tone = 'danger', duration = NOTICE_MS }: NoticeOptions = {}): void {
  clearTimeout(noticeTimer)
  const id = nextId()
  change({ notice: { id, text, tone } })
  noticeTimer = setTimeout(() => {
    if (state.notice?.id === id) change({ notice: null })
  }, duration)
}

/** Counting, the delay and the limit of 60 s belong to the request layer. */
export const showLoading = (text: string): void => change({ loading: text })
export const hideLoading = (): void => change({ loading: null })
