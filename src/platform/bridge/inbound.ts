import { NO_METHOD } from './types'

/* What the shell asks of the page: messages by channel and the results of writing a card. */

type Handler = (message: unknown) => void

const handlers = new Map<string, Set<Handler>>()

/** Calls back with the shell's messages of one channel (system.handleMessage). Answers the way to stop. */
export function onShellMessage(channel: string, handler: Handler): () => void {
  const known = handlers.get(channel) ?? new Set()
  handlers.set(channel, known.add(handler))
  return () => known.delete(handler)
}

/** Puts the page's side of the bridge into its window, where the shell finds it. */
export function listenToShell(): void {
  window.ennApp = {
    invoke(action, params, answer) {
      answer(taken(action, params) ? { success: true, code: 0 } : NO_METHOD)
    },
  }
}

/** Does the page know this action? */
function taken(action: string, params: Record<string, unknown>): boolean {
  if (action === 'system.handleMessage') {
    const message = parsed(params.message)
    handlers.get(String(params.channel))?.forEach((handler) => handler(message))
    return true
  }
  if (action !== 'device.nfcWrite') return false
  // The energy part's global callback (A, nfc): results and errors of a card write.
  window.__onNfcWrite?.(params)
  return true
}

/** Messages travel as JSON text; what is none is taken as it is. */
function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message
  try {
    return JSON.parse(message) as unknown
  } catch {
    return message
  }
}
