export interface StreamRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Gets the bytes as they come, cut anywhere. */
  onBytes: (bytes: Uint8Array) => void
  signal: AbortSignal
}

/** How the bytes ended: only `ended` came to the end of the answer. Whether it was cut, the content has to show. */
export interface StreamEnd {
  kind: 'ended' | 'broken'
  status: number
}
