export interface StreamRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Gets the bytes as they come, cut anywhere. */
  onBytes: (bytes: Uint8Array) => void
  signal: AbortSignal
}

/** How the bytes ended: only `ended` came to the end of the answer. What it was cut from, the content has to tell. */
export interface StreamEnd {
  kind: 'ended' | 'broken'
  status: number
}
