export interface NativeAnswer {
  code: number
  data?: unknown
  message?: string
}

/** Asks the native shell around the web view; null when there is none or it does not answer in time (ms). */
export function invokeNative(
  action: string,
  params: Record<string, unknown> = {},
  within?: number,
): Promise<NativeAnswer | null> {
  const bridge = window.enn
  if (!bridge) return Promise.resolve(null)
  return new Promise((resolve) => {
    if (within !== undefined) setTimeout(() => resolve(null), within)
    bridge.invoke(action, params, resolve)
  })
}
