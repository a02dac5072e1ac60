import type { Out } from '@contract'

type Lines = Out<'default GET /crmgas/hotline/list'>

/** What is kept of the phone lines for a visit without a network: the customer number and the lines. */
export const linesToKeep = (bp: string, lines: Lines): string => JSON.stringify({ bp, lines })

/** The kept lines of this customer number; null for another one, or for what is no list. */
export function keptLines(text: string, bp: string): Lines | null {
  try {
    const kept = JSON.parse(text) as { bp?: string; lines?: Lines } | null
    return kept?.bp === bp && Array.isArray(kept.lines?.list) ? kept.lines : null
  } catch {
    return null
  }
}
