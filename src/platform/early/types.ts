import type { HttpAnswer } from '../http/types'

/** A call that runs before any script, for the login it was started with. */
export interface EarlyCall {
  /** Path and query. */
  address: string
  token: string
  /** The customer number of the answer; '': the answer contains it; null: the user's, for any customer number. */
  bp: string | null
  /** Device time when it was sent, ms. */
  sentAt: number
  answer: Promise<HttpAnswer & { serverTime: string | null }>
}

/** 'bare': a page without a nav bar. */
export type ShellKind = 'tab' | 'list' | 'form' | 'bare'

/** One address: its name, its shape, and the chunks to fetch ahead. */
export type PageShell = [title: string, kind: ShellKind, ...chunks: number[]]

/** What the build writes into index.html's script (config/h5-shell.ts). */
export interface BootTable {
  pages: Record<string, PageShell>
  styles: string[]
  /** Addresses of the home call, of the call for the logged-in user, and of the home chart's. */
  home: string
  user: string
  trend: string
  /** Chunks of the home page's lower part, wanted after its first card. */
  lower: number[]
  /** Hash in the name of each chunk's script and of its style sheet; webpack's own code reads them here too. */
  chunks: Readonly<Record<number, string>>
  sheets: Readonly<Record<number, string>>
  /** Before every storage key. */
  prefix: string
  accessKey: string
  gatewayAccessKey: string
}

/** Draws how a page's files fare; `back` where they did not come. */
export type DrawPageLoad = (state: 'waiting' | 'failed', back: (isTab: boolean) => void) => Element
