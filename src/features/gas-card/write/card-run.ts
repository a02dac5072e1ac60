import type { In, Out } from '@contract'
import { isTrouble, type CardReader, type NfcTrouble } from '@/platform/nfc'

export type Opened = Out<'default POST /crmgas/nfc/open'>
export type Stepped = Out<'default POST /crmgas/nfc/step'>

/** Where a session stands (A 6.30). */
export type Stage = 'wait' | 'read' | 'write' | 'done'

/** How it ended: by the gateway's word, or because no card could be reached. */
export type End = { answer: Stepped } | { trouble: NfcTrouble }

export interface Run {
  reader: CardReader
  opened: Opened
  step: (input: In<'default POST /crmgas/nfc/step'>) => Promise<Stepped>
  at: (stage: Stage) => void
}

/**
 * Sends the gateway's bytes to the card and its answers back, until the gateway ends the session (AE-65). The card's answers are sent
 * in every case: after a write only the gateway can judge them (AE-68).
 */
export async function runCard({ reader, opened, step, at }: Run): Promise<End> {
  at('wait')
  let { commands } = opened
  for (let first = true; ; first = false) {
    const said = await reader.relay(opened.sessionId, commands, first)
    if (isTrouble(said)) return { trouble: said }
    if (first) at('read')
    const answer = await step({ sessionId: opened.sessionId, ...said })
    if (answer.done) {
      at('done')
      return { answer }
    }
    at('write')
    commands = answer.commands
  }
}
