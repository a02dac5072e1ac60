import { call } from '@/request'
import { OK, type CardReader, type Relayed } from '@/platform/nfc'

/** What the user does with an emulated card on the page (AE-71). */
export type VirtualAct = 'TAP' | 'REMOVE' | 'LOAD' | 'TEAR'

export interface VirtualReader extends CardReader {
  act(what: VirtualAct): Promise<void>
}

/** A card that the gateway keeps: bytes go to it instead of over the antenna, everything else is as with a real one. */
export function virtualReader(cardNo: string): VirtualReader {
  let present: (() => void) | null = null
  let isThere = false
  let isClosed = false
  const there = () =>
    new Promise<void>((resolve) => {
      if (isThere || isClosed) resolve()
      else present = resolve
    })
  const arrive = () => {
    present?.()
    present = null
  }
  return {
    async relay(_sessionId, commands, first): Promise<Relayed> {
      isClosed = false
      if (first) await there()
      const results: Relayed['results'] = []
      for (const { seq, apdu } of isThere ? commands : []) {
        const { data, sw } = await call('default POST /crmgas/nfc/virtual', { cardNo, op: 'APDU', apdu })
        if (sw === '') break
        results.push({ seq, data, sw })
        if (sw !== OK) return { results, lost: false }
      }
      const isWhole = results.length === commands.length
      if (!isWhole) isThere = false
      return { results, lost: !isWhole }
    },
    async act(what) {
      await call('default POST /crmgas/nfc/virtual', { cardNo, op: what, ...(what === 'TEAR' && { at: 16 }) })
      if (what === 'TEAR') return
      isThere = what === 'TAP'
      if (isThere) arrive()
    },
    close() {
      isClosed = true
      arrive()
    },
  }
}
