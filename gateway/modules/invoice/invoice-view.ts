import type { Row, Out } from '@contract'
import type { Invoice, Red } from './types'
import { InvoiceRow as InvoiceRowSchema, RedRow as RedRowSchema } from '@contract/invoice/words'
import { shape } from '../../http/shape'

type InvoiceRow = Row<'default GET /crmgas/invoice/issuedList'>
type RedRow = Out<'default GET /crmgas/invoice/tradeDetail'>['reds'][number]

export const invoiceRow = (one: Invoice): InvoiceRow =>
  shape(InvoiceRowSchema.properties, one, { buyerName: one.buyer.name })

export const redRow = (one: Red): RedRow => shape(RedRowSchema.properties, one, {})
