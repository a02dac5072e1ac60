import { bridge } from '../bridge'
import { host } from '../host'
import { troubleOf, troubleOfCode, type CardReader, type NfcPlatform, type NfcTrouble, type Relayed } from './types'

export * from './types'

/** ms without a word of the shell after which the card counts as gone (A 6.30). */
const SILENCE = 8000
/** ms that the shell may wait for a card to be held to the phone: as long as a session lives. */
const PATIENCE = 180_000

/** Only the native app's shell reaches a card; a browser cannot (AE-71). */
export const nfcPlatform = (): NfcPlatform => (host() === 'native' ? 'NATIVE' : null)

/** Cards through the shell: one action sends a list, the answers come by the page's global callback. */
export function cardReader(): CardReader {
  let end: ((answer: Relayed | NfcTrouble) => void) | null = null
  return {
    relay(sessionId, commands, first) {
      return new Promise((resolve) => {
        const clock = setTimeout(() => finish({ results: [], lost: true }), first ? PATIENCE : SILENCE)
        const finish = (answer: Relayed | NfcTrouble) => {
          clearTimeout(clock)
          if (end !== finish) return
          end = null
          delete window.__onNfcWrite
          resolve(answer)
        }
        end = finish
        window.__onNfcWrite = (params) => {
          if (params.sessionId === undefined || params.sessionId === sessionId) finish(read(params))
        }
        void bridge('device.nfcWrite', { sessionId, commands }).then((taken) => {
          if (!taken.success) finish(troubleOfCode(taken.code) ?? troubleOf('none'))
        })
      })
    },
    close: () => end?.({ results: [], lost: true }),
  }
}

/** The shell's result: answers in their order, an error number, or that the card has left. */
function read(params: Record<string, unknown>): Relayed | NfcTrouble {
  const trouble = typeof params.code === 'number' && params.code !== 0 ? troubleOfCode(params.code) : null
  if (trouble) return trouble
  const results = Array.isArray(params.results) ? (params.results as Relayed['results']) : []
  const isLost = params.lost === true || (typeof params.code === 'number' && params.code !== 0)
  return { results: results.map(({ seq, data, sw }) => ({ seq, data, sw })), lost: isLost }
}
