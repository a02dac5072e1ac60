import { useRead, type Read } from '@/request'
import type { Against, Explained } from './explain-look'

/** A bill, or a statement that may not be one yet. */
export type ExplainedThing = { billId: string } | { statementId: string }

/**
 * The comparison. A page that shows it asks for it beside its own read: the card is then there when the page is, and pushes nothing down.
 * Paying changes nothing of it: a late fee counts whether it is paid or not.
 */
export function useExplained(of: ExplainedThing, against: Against): Read<Explained> {
  const isBill = 'billId' in of
  const bill = useRead('btwob GET /bill/explain', isBill ? { ...of, against } : undefined, {
    handles: 'all',
    enabled: isBill,
  })
  const statement = useRead('btwob GET /settlement/explain', isBill ? undefined : { ...of, against }, {
    handles: 'all',
    enabled: !isBill,
  })
  return isBill ? bill : statement
}
