import type { HttpAnswer } from '../http/types'

/** The calls that index.html starts before any script is loaded. */
export type EarlyName = 'home' | 'user'

/** A call that runs before any script, for the login it was started with. */
export interface EarlyCall {
  token: string
  /** Header bpCode it was sent with. */
  bp: string
  /** Device time when it was sent, ms. */
  sentAt: number
  answer: Promise<HttpAnswer & { serverTime: string | null }>
}

/** 'bare': a page without a nav bar. */
export type ShellKind = 'tab' | 'list' | 'form' | 'bare'

/** One address: its name, its shape, and the files to fetch ahead. */
export type PageShell = [title: string, kind: ShellKind, ...files: string[]]

/** What the build writes into index.html's script (config/h5-shell.ts). */
export interface BootTable {
  pages: Record<string, PageShell>
  styles: string[]
  /** Addresses of the home call and of the one that says who is logged in. */
  home: string
  user: string
  /** Files of the home page's lower part, wanted after its first card. */
  lower: string[]
  /** Before every storage key. */
  prefix: string
  accessKey: string
  gatewayAccessKey: string
}
