import type { ReactNode } from 'react'
import { windowWidth } from '@/platform/measure'
import './table.scss'

/* A list of the same facts in every row, as a table with heads where the window has the room. A file of its own: only such lists load it. */

/** px: from this width of the window on rows are a table, and a chosen thing is beside its list. */
const WIDE = 900

export const isWide = (): boolean => windowWidth() >= WIDE

export interface Column<T> {
  head: string
  /** px with the text size of every day; without it the column takes an equal part of what is left. */
  width?: number
  /** Figures: their last digits and the head are below each other. */
  isFigure?: true
  /** Buttons beside each other, below each other where there is no room. */
  isActs?: true
  cell: (row: T) => ReactNode
}

/** The meaning of a row's edge. */
export type Edge = 'danger' | 'warning' | 'success' | 'muted'

export interface TableProps<T> {
  /** The table's name for those that hear it. */
  label: string
  rows: readonly T[]
  keyOf: (row: T) => string
  /** The first one names its row, and is the button of a row that is tapped. */
  columns: readonly Column<T>[]
  onTap?: ((row: T) => void) | undefined
  /** Of these rows only. */
  canTap?: ((row: T) => boolean) | undefined
  /** The row that is shown beside the table. */
  isChosen?: ((row: T) => boolean) | undefined
  /** The colour of the row's edge. */
  edgeOf?: ((row: T) => Edge) | undefined
}

/** Rows as a table for `ListPage`; undefined in a narrow window, where each row is drawn as an item. */
export const tableOf = <T,>(
  look: Omit<TableProps<T>, 'rows' | 'keyOf'>,
): ((rows: readonly T[], keyOf: (row: T) => string) => ReactNode) | undefined =>
  isWide() ? (rows, keyOf) => <Table {...look} rows={rows} keyOf={keyOf} /> : undefined

const sized = (px: number) => `calc(${px}px * var(--k))`

/** px of a column that shares what is left, at least. */
const LEAST = 96

/** Rows under heads; a tap anywhere on a row is one on the button in its first cell. */
export function Table<T>({ label, rows, keyOf, columns, ...look }: TableProps<T>) {
  const tracks = columns.map(({ width }) => (width === undefined ? `minmax(${sized(LEAST)}, 1fr)` : sized(width)))
  const style = { gridTemplateColumns: tracks.join(' ') }
  return (
    <div className={look.edgeOf ? 'tb-table tb-edged num' : 'tb-table num'} role='table' aria-label={label}>
      <div className='tb-row tb-heads' role='row' style={style}>
        {columns.map(({ head, isFigure }) => (
          <div key={head} className={isFigure ? 'tb-cell tb-figure' : 'tb-cell'} role='columnheader'>
            {head}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <TableRow key={keyOf(row)} row={row} columns={columns} style={style} {...look} />
      ))}
    </div>
  )
}

type RowProps<T> = Pick<TableProps<T>, 'columns' | 'onTap' | 'canTap' | 'isChosen' | 'edgeOf'> & {
  row: T
  style: { gridTemplateColumns: string }
}

function TableRow<T>({ row, columns, style, onTap: open, canTap, isChosen, edgeOf }: RowProps<T>) {
  const onTap = canTap?.(row) === false ? undefined : open
  const [first, ...others] = columns
  const chosen = isChosen?.(row) === true
  const edge = edgeOf?.(row)
  const classes = ['tb-row', onTap && 'tb-tap', chosen && 'tb-chosen', edge && `tb-edge-${edge}`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes} role='row' style={style}>
      <div className='tb-cell' role='rowheader'>
        {onTap ? (
          <button
            type='button'
            className='tb-open'
            aria-current={chosen ? ('true' as const) : undefined}
            onClick={() => onTap(row)}
          >
            {first?.cell(row)}
          </button>
        ) : (
          first?.cell(row)
        )}
      </div>
      {others.map(({ head, isFigure, isActs, cell }) => (
        <div
          key={head}
          className={['tb-cell', isFigure && 'tb-figure', isActs && 'tb-acts'].filter(Boolean).join(' ')}
          role='cell'
        >
          {cell(row)}
        </div>
      ))}
    </div>
  )
}
