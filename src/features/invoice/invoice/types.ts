import type { Out } from '@contract'

export type Invoice = Out<'default GET /crmgas/invoice/invoiceDetail'>
export type Red = Out<'default GET /crmgas/invoice/redDetail'>

/** Of the old billing system: read only (IV-25). */
export const isHistory = ({ invoiceType }: Pick<Invoice, 'invoiceType'>): boolean =>
  invoiceType !== '81' && invoiceType !== '82'

/** Kinds of which the buyer may deduct the tax. */
export const isSpecial = ({ invoiceType }: Pick<Invoice, 'invoiceType'>): boolean =>
  invoiceType === '81' || invoiceType === '01'
