/** How a file is shown when its link is opened. */
export interface Shown {
  mime: string
  /** Value of Content-Disposition. */
  disposition: string
}

/** Its pieces are read once, to their end or until the reader goes. */
export interface OpenFile {
  /** Bytes. */
  size: number
  pieces: AsyncIterable<Uint8Array>
}

/**
 * Where the bytes of files lie (D 4.17). It waits for something outside: never inside a transaction. A store that does not answer
 * throws; put and delete may be repeated, putFile may not.
 */
export interface FileStore {
  put(key: string, bytes: Buffer, mime: string): Promise<void>
  /** As put, of a file on this machine, which may be moved away. `sha256`: its digest, hex. */
  putFile(key: string, path: string, about: { mime: string; sha256: string }): Promise<void>
  /** The whole file; null = there is none. */
  get(key: string): Promise<Buffer | null>
  /** The file piece by piece, for sending it on; null = there is none. */
  open(key: string): Promise<OpenFile | null>
  /** Size in bytes; null = there is none. */
  head(key: string): Promise<number | null>
  delete(key: string): Promise<void>
  /** An address at the store itself that opens the file for so many seconds; null where the gateway serves the bytes. */
  link(key: string, shown: Shown, seconds: number): Promise<string | null>
}
