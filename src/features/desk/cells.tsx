import type { ReactNode } from 'react'
import { grouped } from '@domain/decimal-text'

/* Cells of the desk's tables. */

/** What a row is about, and what is said about it below. */
export const Named = ({ title, note }: { title: ReactNode; note?: ReactNode }) => (
  <>
    <div className='fs-14 fw-m break'>{title}</div>
    {note !== undefined && <div className='fs-12 t3 break'>{note}</div>}
  </>
)

/** '1,234'. */
export const count = (n: number): string => grouped(String(n))

/** The customer of a row: its company and its number. */
export const customerText = ({ customerName, bp }: { customerName: string; bp: string | null }): string =>
  [customerName, bp !== null && `户号 ${bp}`].filter(Boolean).join(' · ')
