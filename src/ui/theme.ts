/*
 * How things look: theme and text size as classes of the root (visual 2.5). The choice itself is stored by the caller.
 */
import { createContext, useContext } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type TextSize = 'normal' | 'large' | 'care'

export interface Look {
  theme: 'light' | 'dark'
  text: TextSize
  /** px of the system's status bar above the nav bar; 0 in a browser. */
  statusBar: number
  /** px at the right end of the nav bar that the mini-program's capsule covers; 0 elsewhere. */
  capsule: number
}

const DEFAULT: Look = { theme: 'light', text: 'normal', statusBar: 0, capsule: 0 }
const LookContext = createContext<Look>(DEFAULT)

export const LookProvider = LookContext.Provider
export const useLook = (): Look => useContext(LookContext)

/** 跟随系统 takes what the system says now. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Look['theme'] {
  if (choice !== 'system') return choice
  return systemDark ? 'dark' : 'light'
}

/** Classes of the root view of a page and of its layer; the derived sizes need `app` beside the others. */
export function appClass({ theme, text }: Pick<Look, 'theme' | 'text'>): string {
  const names = ['app']
  if (theme === 'dark') names.push('theme-dark')
  if (text !== 'normal') names.push(`text-${text}`)
  return names.join(' ')
}

export const useAppClass = (): string => appClass(useLook())

/** The ratio of the messenger's own care mode and the step before it (visual 2.5). */
export const TEXT_SCALE: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.25, care: 1.4 }
