/** One sending to an address of a customer (Y-31). */
export interface HookPost {
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** The receiver's HTTP status, or why there is none: ADDRESS: its name leads inside some network, or nowhere. */
export type HookAnswer = { status: number } | { failure: 'ADDRESS' | 'TIMEOUT' | 'CONNECTION' }

export interface HookSender {
  /** Sends once. Never fails for what is the receiver's. */
  send(post: HookPost): Promise<HookAnswer>
}
