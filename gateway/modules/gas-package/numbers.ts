import { nextNos } from '../../db/sequence'
import type { Work } from '../../http/context'

/** M order, Z child, B supplement, T pick bill, C change, A agreement, P payment, D entry of the deposit (B 2). */
type Kind = 'M' | 'Z' | 'B' | 'T' | 'C' | 'A' | 'P' | 'D'

/** The next number of a kind: its letter, the day, at least six digits (a payment: eight). */
export async function numberOf(work: Pick<Work, 'db' | 'clock'>, kind: Kind): Promise<string> {
  const [number = ''] = await numbersOf(work, kind, 1)
  return number
}

/** Several of them, in one statement. */
export async function numbersOf(work: Pick<Work, 'db' | 'clock'>, kind: Kind, count: number): Promise<string[]> {
  const day = work.clock.today().replace(/-/g, '')
  const numbers = await nextNos(work.db, 'seq_package_no', count)
  return numbers.map((number) => `${kind}${day}${String(number).padStart(kind === 'P' ? 8 : 6, '0')}`)
}
