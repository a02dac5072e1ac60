import type { HttpAnswer } from '../http/types'

/** The home call that runs before any script, for the login it was started with. */
export interface EarlyHome {
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
  /** Address of the home call. */
  home: string
  /** Before every storage key. */
  prefix: string
  accessKey: string
  gatewayAccessKey: string
}
