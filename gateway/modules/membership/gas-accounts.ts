import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Does the gas company keep a gas account of this customer number? One that was taken on lately has none before its first reading. */
export type HasGasAccount = (work: Work, key: { bp: string; companyCode: string }) => Promise<boolean>

/** Without the area that keeps gas accounts none is missing. */
export const hasGasAccount = question<HasGasAccount>('hasGasAccount', () => Promise.resolve(true))
