import { recentApps } from '@domain/home-apps'

/** Users and customer numbers of which the phone keeps what was opened. */
const OWNERS = 8

type Kept = Record<string, string[]>

function parsed(text: string): Kept {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** AC-07: codes of the apps that this user opened last for this customer, the newest first. */
export function recentOf(text: string, owner: string): string[] {
  const codes: unknown = parsed(text)[owner]
  return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : []
}

/** The kept text after an app has been opened. */
export function withRecent(text: string, owner: string, code: string): string {
  const codes = [code, ...recentOf(text, owner).filter((one) => one !== code)].slice(0, recentApps)
  const others = Object.entries(parsed(text)).filter(([one]) => one !== owner)
  return JSON.stringify(Object.fromEntries([...others.slice(1 - OWNERS), [owner, codes]]))
}
