/**
 * A file the user picked: a browser file, which may be in the native shell as well, or a temporary path of the mini-program with its
 * bytes, where known.
 */
export type PickedFile =
  | { kind: 'file'; file: File; shellPath?: string }
  | { kind: 'path'; path: string; name: string; size?: number }

export interface UploadRequest {
  url: string
  file: PickedFile
  headers: Record<string, string>
  fields: Record<string, string>
  timeout: number
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}
