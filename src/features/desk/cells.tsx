import { Fragment, type ReactNode } from 'react'
import { grouped } from '@domain/decimal-text'
import { typedOf } from './moment'
import './desk.scss'

/* Cells of the desk's tables, and notes of its rows. */

/** What a row is about, and what is said about it below. */
export const Named = ({ title, note }: { title: ReactNode; note?: ReactNode }) => (
  <>
    <div className='fs-14 fw-m break'>{title}</div>
    {note !== undefined && <div className='fs-12 t3 break'>{note}</div>}
  </>
)

interface BitsProps {
  of: readonly (string | null | false)[]
  /** Behind each but the last. */
  mark?: string
}

/** Facts in a row, each on one line where it fits; one without a value is left out. */
export function Bits({ of, mark = ' ·' }: BitsProps) {
  const bits = of.filter((bit) => bit !== null && bit !== false && bit !== '')
  return (
    <>
      {bits.map((bit, index) => (
        // The facts of a row keep their order.
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className='dk-bit'>{index < bits.length - 1 ? `${bit}${mark}` : bit}</span>
        </Fragment>
      ))}
    </>
  )
}

/** '2026-12-01 09:00 至 2026-12-18 18:00', broken between its moments. */
export const Span = ({ from, to }: { from: string; to: string | null }) => (
  <Bits of={[typedOf(from), typedOf(to)]} mark=' 至' />
)

/** '1,234'. */
export const count = (n: number): string => grouped(String(n))

/** The customer of a row: its company and its number. */
export const customerBits = ({ customerName, bp }: { customerName: string; bp: string | null }) => [
  customerName,
  bp !== null && `户号 ${bp}`,
]
