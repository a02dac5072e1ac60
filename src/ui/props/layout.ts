/*
 * How things are beside and below each other. A page says its spacing here and its text with the classes of src/styles/utilities.scss;
 * styles of its own are for what it draws itself.
 */
import type { HTMLAttributes, ReactNode } from 'react'
import type { IconProps, Part, Tap } from './base'
import type { CheckBoxProps } from './choose'

/** px, from the 4-grid (visual 2.4). */
export type Space = 0 | 4 | 8 | 12 | 16 | 24

export interface LayoutProps extends HTMLAttributes<HTMLDivElement> {
  gap?: Space | undefined
  /** Distance to what is above. */
  top?: Space | undefined
  /** Takes the rest of the row it is in. */
  grow?: boolean | undefined
}

export interface RowProps extends LayoutProps {
  /** Across the row; `base`: letters on one line. Middle without it. */
  align?: 'top' | 'end' | 'base' | undefined
  /** Along the row; from the left without it. */
  to?: 'centre' | 'end' | undefined
  /** What does not fit goes to the next line. */
  wrap?: boolean | undefined
}

export interface StackProps extends LayoutProps {
  /** As wide as what it holds, in the middle; full width without it. */
  align?: 'centre' | 'end' | undefined
}

export interface FactProps extends Part {
  /** Small, above. */
  label?: ReactNode
  value: ReactNode
  /** Small, below. */
  note?: ReactNode
  /** The value is what the card is about: a phone number to call. */
  big?: boolean | undefined
  grow?: boolean | undefined
}

export interface ItemProps extends Part {
  children: ReactNode
  /** The whole item is the target; beside its tick, the rest of it. */
  onTap?: Tap | undefined
  label?: string | undefined
  id?: string | undefined
  role?: 'listitem' | undefined
  /** Whether what it opens is there. */
  open?: boolean | undefined
  /** The one the address names. */
  current?: boolean | undefined
  /** Item of a list to choose from. */
  tick?: Pick<CheckBoxProps, 'checked' | 'onChange' | 'disabled' | 'label'> | undefined
}

export interface IconButtonProps extends Part {
  icon: IconProps['name']
  size?: IconProps['size'] | undefined
  label: string
  /** On a white ground of its own, outside cards. */
  round?: boolean | undefined
  /** Whether what it opens is there. */
  open?: boolean | undefined
  /** It is switched on. */
  pressed?: boolean | undefined
  onTap: Tap
}
