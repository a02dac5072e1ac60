import type { Out } from '@contract'
import { addMoney, subtractMoney, sumMoney } from '@domain/money'

type Sums = Pick<Out<'btwob GET /invoice/matrix'>['sum'], 'paid' | 'unpaid' | 'net' | 'open' | 'waived' | 'pending'>

/** Bills with late fees, and purchases without a bill. */
export const dueOf = ({ paid, unpaid }: Pick<Sums, 'paid' | 'unpaid'>): string => addMoney(paid, unpaid)

/** What no invoice and no reason explains; zero where the books agree. */
export const differenceOf = (sums: Sums): string =>
  subtractMoney(dueOf(sums), sumMoney([sums.net, sums.open, sums.waived, sums.pending]))
