/*
 * Bars, cards and rows.
 */
import type { ReactNode } from 'react'
import type { IconName } from '../icons.gen'
import type { AsyncTap, Part, Tap } from './base'

export interface NavAction {
  label: string
  icon?: IconName
  /** A count; `badgeOf` says of what, 条未读 when left out. */
  badge?: number
  badgeOf?: string
  onTap: Tap
}

export interface NavBarProps extends Part {
  title: ReactNode
  /** Absent: no back arrow. */
  onBack?: Tap | undefined
  /** One icon, or one text of at most four characters; more than one only on the tabs. */
  actions?: readonly NavAction[] | undefined
  /** Replaces back arrow and title (home: company and weather). */
  head?: ReactNode
  /** Blue ground below the bar for a hero card (首页, 我的). */
  tall?: boolean | undefined
}

export interface TabItem {
  key: string
  label: string
  icon: IconName
}

export interface TabBarProps extends Part {
  items: readonly TabItem[]
  active: string
  /** Second tap on the active tab scrolls to the top: the caller recognises it by the key. */
  onTap: (key: string) => void
}

export interface NoticeBarProps extends Part {
  /** In a card or sheet that has the gutter. */
  inset?: boolean | undefined
  tone?: 'info' | 'warning' | 'danger' | undefined
  children: ReactNode
  action?: string | undefined
  onTap?: Tap | undefined
  onClose?: Tap | undefined
}

export interface CardProps extends Part {
  children: ReactNode
  /** No padding: lists and cells. */
  flush?: boolean | undefined
  /** Shadow of the hero card. */
  raised?: boolean | undefined
  onTap?: Tap | undefined
  label?: string | undefined
}

export interface SectionCardProps extends CardProps {
  title: ReactNode
  /** Behind the title, small: a count. */
  count?: number | undefined
  /** Right side: unit, count or any node. */
  extra?: ReactNode
  /** Right side: a link such as 全部. */
  more?: string | undefined
  onMore?: Tap | undefined
}

export interface SectionLabelProps extends Part {
  children: ReactNode
}

export interface CellProps extends Part {
  title: ReactNode
  subtitle?: ReactNode
  value?: ReactNode
  icon?: IconName | undefined
  /** Left of the title instead of an icon. */
  lead?: ReactNode
  /** Red count at the right. */
  badge?: number | undefined
  /** Right of the value: a switch, a tick. */
  action?: ReactNode
  disabled?: boolean | undefined
  danger?: boolean | undefined
  /** With it the row is a button with an arrow. */
  onTap?: Tap | undefined
  arrow?: boolean | undefined
  label?: string | undefined
}

export interface CellGroupProps extends Part {
  title?: ReactNode
  children: ReactNode
}

/** A row of KeyValue: its label, its value, and how it looks. Without a value (null, undefined, false) it is left out, and so is a row that is none. */
export type FactRow = readonly [label: ReactNode, value: ReactNode, look?: FactLook] | false | null

export interface FactLook {
  /** Sum row: bold with a line above. */
  sum?: boolean
  /** Text to copy; the row shows the copy icon. */
  copy?: string
  /** Where labels are alike or no text. */
  key?: string
}

export interface KeyValueProps extends Part {
  items: readonly FactRow[]
}

export interface Figure {
  label: ReactNode
  value: ReactNode
}

export interface FiguresProps extends Part {
  items: readonly Figure[]
}

export interface BottomAction {
  text: string
  onTap: AsyncTap
  disabled?: boolean
  loading?: boolean
  loadingText?: string
  danger?: boolean
}

export interface BottomBarProps extends Part {
  /** Form 1: only this. */
  primary: BottomAction
  /** Form 2: secondary 122 wide; with a sum two buttons at the right. */
  secondary?: (BottomAction & { plain?: boolean }) | undefined
  /** Form 3: label and amount, or a node. */
  sum?: { label: ReactNode; value?: ReactNode; note?: ReactNode } | undefined
  /** Form 4: tick all. */
  tick?: { checked: boolean; onChange: (checked: boolean) => void; label: string; disabled?: boolean } | undefined
  /** Why the primary is disabled, or what happens; above the buttons. */
  note?: ReactNode
}
