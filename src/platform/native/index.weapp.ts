export interface NativeAnswer {
  code: number
  data?: unknown
  /** Why it failed, in the shell's words. */
  message?: string
}

/** The mini-program has no native shell of ours. */
export const invokeNative = (
  _action: string,
  _params?: Record<string, unknown>,
  _within?: number,
): Promise<NativeAnswer | null> => Promise.resolve(null)
