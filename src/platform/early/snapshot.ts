import { homeFigure, type ChargedAccount } from '@domain/home-figure'

/** The home tab's one number, as far as the shell shows it. */
export interface ShellFigure {
  name: string
  label: string
  /** Yuan. */
  value: string
}

/** The last home as it is kept for the next visit. */
export interface HomeSnapshot {
  /** `snapshotOwner` of the login and customer that it belongs to. */
  owner: string
  /** Device time, ms. */
  at: number
  figure: ShellFigure | null
  data: unknown
}

/** Older figures are of no use. */
const KEEP_FOR = 7 * 86_400_000

export const snapshotOwner = (userId: string, bpCode: string): string => `${userId}|${bpCode}`

/** The kept home, if it belongs to this login and customer and is not too old. A broken record is none. */
export function snapshotOf(kept: string, owner: string, now: number): HomeSnapshot | null {
  try {
    const snapshot = JSON.parse(kept || 'null') as HomeSnapshot | null
    return snapshot !== null && snapshot.owner === owner && now - snapshot.at < KEEP_FOR ? snapshot : null
  } catch {
    return null
  }
}

/** What the shell shows of an account; nothing where its number may not be seen. */
export function shellFigure(account: ChargedAccount & { customerName: string }): ShellFigure | null {
  const { label, value } = homeFigure(account)
  return value === null ? null : { name: account.customerName, label, value }
}

type Charged = ChargedAccount & { customerName: string; bp: string }
interface Home {
  account?: Charged
  energy?: { gasDay: string | null } | null
}

/** The data of the home call's answer as it came (V1); a refusal has none. */
const homeOf = (answer: unknown): Home | null | undefined =>
  (answer as { body?: { data?: Home | null } } | null)?.body?.data

/** What the shell shows of such an answer. */
export function figureOfAnswer(answer: unknown): ShellFigure | null {
  const account = homeOf(answer)?.account
  return account ? shellFigure(account) : null
}

/** The customer number of a stored home. */
export const bpOfAnswer = (answer: unknown): string | undefined => homeOf(answer)?.account?.bp

/** The newest day of its chart; undefined where there is none to be drawn. */
export const gasDayOfAnswer = (answer: unknown): string | undefined => homeOf(answer)?.energy?.gasDay ?? undefined
