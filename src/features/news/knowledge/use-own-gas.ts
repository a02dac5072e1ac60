import { useRead } from '@/request'
import { useUser } from '@/stores'
import type { OwnGas } from './SavingSheet'

/** yuan/m³ that an estimate starts from where the own price is not known (E-N-14). */
const USUAL_PRICE = '3.5000'

/** The user's own mean month and price, where they may be seen; undefined: not answered yet. An estimate does without them. */
export function useOwnGas(isWanted: boolean): OwnGas | undefined {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const read = useRead('default GET /hqw/goodGas/recommend', {}, { enabled: isBound && isWanted, handles: 'all' })
  if (isBound && read.state === 'loading') return undefined
  const profile = read.data?.profile
  return { volume: profile?.avgMonth ?? '', price: profile?.currentPrice ?? USUAL_PRICE }
}
