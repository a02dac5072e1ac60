/** How a file is shown to whoever opens its link. */
export interface Shown {
  mime: string
  /** Value of Content-Disposition. */
  disposition: string
}

/**
 * Where the bytes of files lie (D 4.17). It waits for something outside: never inside a transaction. A store that does not answer
 * throws; put and delete may be repeated.
 */
export interface FileStore {
  put(key: string, bytes: Buffer, mime: string): Promise<void>
  /** null = there is none. */
  get(key: string): Promise<Buffer | null>
  /** Size in bytes; null = there is none. */
  head(key: string): Promise<number | null>
  delete(key: string): Promise<void>
  /** An address at the store itself that opens the file for so many seconds; null where the gateway serves the bytes. */
  link(key: string, shown: Shown, seconds: number): Promise<string | null>
}
