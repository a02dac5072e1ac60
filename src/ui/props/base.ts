/*
 * Shared words, amounts, tags and the smallest parts.
 */
import type { CSSProperties, ReactNode } from 'react'
import type { IconName } from '../icons.gen'

/** Meaning of a state (visual 2.2): under way, done, waits for the customer, overdue or failed, ended. */
export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'muted'

export interface Part {
  className?: string | undefined
  style?: CSSProperties | undefined
}

export type Tap = () => void

/** A tap that may take time: the part locks itself until the promise settles. */
export type AsyncTap = () => void | Promise<unknown>

export interface IconProps extends Part {
  name: IconName
  /** px: 12 14 16 18 20 24 26 (visual 5); strokes get heavier at 16 and below. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 26 | undefined
  /** Selected tab: the outline with a light fill. */
  filled?: boolean | undefined
  /** Only when the icon alone carries meaning; otherwise it is hidden from readers. */
  label?: string | undefined
}

export interface ButtonProps extends Part {
  children: ReactNode
  /** filled: the page's one action; outline: second; plain: grey; text: link without a box. */
  kind?: 'filled' | 'outline' | 'plain' | 'text' | undefined
  /** 48, 40, 36 px. */
  size?: 'xlarge' | 'large' | 'small' | undefined
  danger?: boolean | undefined
  block?: boolean | undefined
  disabled?: boolean | undefined
  /** Spinner and lock; an AsyncTap sets it by itself. */
  loading?: boolean | undefined
  /** Text while loading, e.g. 提交中. */
  loadingText?: string | undefined
  icon?: IconName | undefined
  label?: string | undefined
  onTap?: AsyncTap | undefined
}

export type AmountSize = 'xl' | 'l' | 'mm' | 's' | 'xs'

export interface AmountProps extends Part {
  value: string | null | undefined
  /** 40, 32, 24, 20, 16 px; without it the amount takes the size of the text around it. */
  size?: AmountSize | undefined
  masked?: boolean | undefined
  /** 公布价: small, grey, struck through. */
  strike?: boolean | undefined
}

export interface MoneyProps extends AmountProps {
  /** Red, for arrears only (visual 2.2). */
  danger?: boolean | undefined
}

export interface VolumeProps extends AmountProps {
  unit?: string | undefined
  /** From 100,000 in 万. */
  short?: boolean | undefined
}

export type PriceProps = AmountProps

export interface PercentProps extends Part {
  value: string | null | undefined
  /** Signed change (+5.2%) or plain share (63.1%). */
  change?: boolean | undefined
}

export interface DateTextProps extends Part {
  /** ISO date, date-time or YYYY-MM. */
  value: string | null | undefined
  /** day 2026-11-20; short 11-20; time 11-20 09:30; full 2026-11-20 09:30; month 2026年10月. */
  form?: 'day' | 'short' | 'time' | 'full' | 'month' | undefined
}

export interface DatedProps extends Part {
  text: string
}

export interface TagProps extends Part {
  children: ReactNode
  tone?: Tone | undefined
  dot?: boolean | undefined
  /** 重大: white on danger; source tags: outline. */
  kind?: 'soft' | 'solid' | 'outline' | undefined
}

/** State → word and tone, as the state tables of the domain give them. */
export interface StatusLook {
  label: string
  tone: Tone
  dot?: boolean
}

export interface StatusProps extends Part {
  status: StatusLook | null | undefined
}

export interface Choice<K extends string = string> {
  key: K
  label: string
  count?: number
  disabled?: boolean
}

export interface AppRootProps extends Part {
  children: ReactNode
  /** The page on top shows dialogs and toasts; pages kept below pass false. */
  active?: boolean | undefined
  /** The bar above the soft keyboard, where the host draws one; shown by default. */
  inputBar?: boolean | undefined
}
