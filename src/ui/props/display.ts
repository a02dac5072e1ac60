/*
 * States, results, progress, and the cards of the home page.
 */
import type { ReactNode } from 'react'
import type { IconName } from '../icons.gen'
import type { Part, StatusLook, Tap, Tone } from './base'

export interface PortraitProps extends Part {
  /** '' = none. */
  src: string
  name: string
  /** px. */
  size?: number | undefined
  /** The picture cannot be had; with its address. */
  onBroken?: ((src: string) => void) | undefined
}

export interface PhotoProps extends Part {
  src: string
  /** Says what it shows; none for a picture that only adorns. */
  alt?: string | undefined
  /** 'cover' by default. */
  fit?: 'cover' | 'contain' | 'width' | undefined
  lazy?: boolean | undefined
  onTap?: Tap | undefined
  onFail?: (() => void) | undefined
}

export interface EmptyProps extends Part {
  text: string
  picture?: 'list' | 'search' | 'message' | 'lock' | undefined
  action?: string | undefined
  onAction?: Tap | undefined
  /** Inside a card: text only, 72 high. */
  small?: boolean | undefined
}

export interface ErrorBlockProps extends Part {
  /** The whole area is the target. */
  onRetry: Tap
  text?: string | undefined
  small?: boolean | undefined
}

export interface NoAccessProps extends Part {
  text: string
  action?: string | undefined
  onAction?: Tap | undefined
}

export interface SkeletonProps extends Part {
  /** Shape of the content. */
  kind?: 'line' | 'block' | 'list' | 'card' | 'chart' | undefined
  width?: string | undefined
  height?: number | undefined
  /** list: how many rows. */
  rows?: number | undefined
}

export interface PullDownProps {
  /** Loads the page again; the pulled state ends with it. */
  onPull: () => Promise<unknown>
}

export interface ListFootProps extends Part {
  /** more: nothing yet; loading; end: 没有更多了; failed: tap to try again. */
  state: 'more' | 'loading' | 'end' | 'failed'
  /** Instead of 没有更多了. */
  end?: string | undefined
  onRetry?: Tap | undefined
}

export interface ResultHeadProps extends Part {
  kind: 'success' | 'pending' | 'fail'
  title: string
  amount?: string | null | undefined
  text?: ReactNode
  children?: ReactNode
}

export interface Step {
  key: string
  title: string
  /** Below the title: when it was done. */
  note?: ReactNode
  failed?: boolean
}

export interface StepsProps extends Part {
  items: readonly Step[]
  /** Index of the current step; the length means all done. */
  current: number
}

export interface TimelineItem {
  key: string
  title: ReactNode
  text?: ReactNode
  /** Time and author. */
  meta?: ReactNode
  failed?: boolean
}

export interface TimelineProps extends Part {
  /** Newest first; the first is the current one unless `current` says otherwise. */
  items: readonly TimelineItem[]
  current?: number | null | undefined
}

export interface CountDownProps extends Part {
  /** ISO end. */
  until: string
  onEnd?: Tap | undefined
  /** Writes what is left; days and HH:MM:SS by default (visual 9). */
  format?: ((msLeft: number) => string) | undefined
}

export interface ProgressProps extends Part {
  /** 0 to 1. */
  value: number
  tone?: Tone | undefined
  /** Time mark, 0 to 1. */
  mark?: number | undefined
  label?: string | undefined
}

export interface CardSwiperProps<T> extends Part {
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T, index: number) => ReactNode
  label: string
  /** Index of the card in front at first. */
  start?: number | undefined
  /** Another card came to the front. */
  onShow?: ((index: number) => void) | undefined
}

export interface MeterCardProps extends Part {
  name: string
  tags?: readonly StatusLook[] | undefined
  /** Model and number. */
  meta: ReactNode
  /** A line of its own below: what else was read of the meter. */
  note?: ReactNode
  readingLabel: ReactNode
  reading: string | null
  /** Grey reading with 数据停留在 … as label. */
  stale?: boolean | undefined
  action?: string | undefined
  onAction?: Tap | undefined
  onTap?: Tap | undefined
}

export interface Shortcut {
  key: string
  label: string
  icon: IconName
  badge?: number
  /** Small red tag 新. */
  fresh?: boolean
}

export interface ShortcutGridProps extends Part {
  items: readonly Shortcut[]
  onTap: (key: string) => void
  onHold?: Tap | undefined
  /** 5 by default; 我的 uses 4. */
  columns?: 3 | 4 | 5 | undefined
  /** All of them in large text as well, in columns that do not follow their number: the page is the list of them. */
  whole?: boolean | undefined
}

export interface BannerItem {
  key: string
  title: string
  imageUrl: string
}

export interface BannerSwiperProps extends Part {
  items: readonly BannerItem[]
  onTap: (key: string) => void
  /** Width divided by height. */
  ratio: number
  /** The titles stand on the pictures: these have no words of their own. */
  titled?: boolean | undefined
}
