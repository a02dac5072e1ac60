/*
 * Tabs, chips, months and switches.
 */
import type { ReactNode } from 'react'
import type { Choice, Part, Tap } from './base'

export interface TabsProps<K extends string> extends Part {
  items: readonly Choice<K>[]
  active: K
  onChange: (key: K) => void
  /** Stays under the nav bar. */
  sticky?: boolean | undefined
  /** Login: left aligned, dark, without a ground. */
  plain?: boolean | undefined
}

export interface SegmentProps<K extends string> extends Part {
  items: readonly Choice<K>[]
  active: K | null
  onChange: (key: K) => void
  label?: string | undefined
}

export interface ChipsProps<K extends string> extends Part {
  items: readonly Choice<K>[]
  active: K | readonly K[] | null
  onChange: (key: K) => void
  label?: string | undefined
  /** Inside something with a padding of its own. */
  inset?: boolean | undefined
  /** All are seen, in as many rows as they take: of a form; without it one row scrolls. */
  wrap?: boolean | undefined
}

export interface FilterItem {
  key: string
  /** Name while nothing is chosen: 全部表具. */
  label: string
  /** The chosen value's text; makes the chip active. */
  value?: string
}

export interface FilterBarProps extends Part {
  items: readonly FilterItem[]
  onTap: (key: string) => void
}

export interface MonthPickerProps {
  open: boolean
  /** YYYY-MM; in range mode the first month. */
  value: string
  /** Range mode: the last month. */
  to?: string | undefined
  range?: boolean | undefined
  /** First and last month that can be chosen, and the running one. */
  min: string
  max: string
  current?: string | undefined
  title?: string | undefined
  onConfirm: (month: string, to: string) => void
  onClose: Tap
}

export interface CalendarProps {
  open: boolean
  /** YYYY-MM-DD; in range mode the first day. */
  value: string
  /** Range mode: the last day. */
  to?: string | undefined
  range?: boolean | undefined
  /** First and last day that can be chosen. */
  min: string
  max: string
  today?: string | undefined
  title?: string | undefined
  /** Outside range mode both are the chosen day. */
  onConfirm: (from: string, to: string) => void
  onClose: Tap
}

export interface DatePickerProps {
  open: boolean
  title: string
  /** YYYY-MM-DD. */
  value: string
  /** First and last day that can be chosen. */
  min: string
  max: string
  onConfirm: (day: string) => void
  onClose: Tap
}

export interface CheckBoxProps extends Part {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Square for agreements, round for choosing rows. */
  square?: boolean | undefined
  children?: ReactNode
  label?: string | undefined
}

export interface RadioProps<K extends string> extends Part {
  items: readonly Choice<K>[]
  value: K | null
  onChange: (key: K) => void
  label: string
}

export interface SwitchProps extends Part {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Its name, where it has no row of its own. */
  label?: string | undefined
  /** What it switches: with it the whole item of a list is the target. */
  children?: ReactNode
}
