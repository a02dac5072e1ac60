import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { LookProvider, resolveTheme, type TextSize, type ThemeChoice } from '@/ui'
import { paintChrome, readChrome } from '@/platform/chrome'
import { onStoredElsewhere, storage } from '@/platform/storage'
import { onSystemDark } from '@/platform/theme'
import { useCommon } from '@/stores'

/* The user's choice of theme and text size, stored on the phone (visual 2.5); by default the colours of the specification. */

export interface LookChoice {
  theme: ThemeChoice
  text: TextSize
}

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system']
const SIZES: readonly TextSize[] = ['normal', 'large', 'care']

const known = <T extends string>(value: string, all: readonly T[], otherwise: T): T =>
  (all as readonly string[]).includes(value) ? (value as T) : otherwise

let choice: LookChoice | undefined
const listeners = new Set<() => void>()

function current(): LookChoice {
  choice ??= {
    theme: known(storage.get('theme'), THEMES, 'light'),
    text: known(storage.get('textSize'), SIZES, 'normal'),
  }
  return choice
}

const changed = () => listeners.forEach((listener) => listener())

/** Another tab's choice counts here as well. */
const readAgain = () => {
  choice = undefined
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes and keeps the choice; every open page follows at once. */
export function chooseLook(part: Partial<LookChoice>): void {
  choice = { ...current(), ...part }
  storage.set('theme', choice.theme)
  storage.set('textSize', choice.text)
  changed()
}

export const useLookChoice = (): LookChoice => useSyncExternalStore(subscribe, current, current)

/** Gives all pages their look; is around the app once. */
export function LookRoot({ children }: { children?: ReactNode }) {
  const { theme, text } = useLookChoice()
  const [systemDark, setSystemDark] = useState(false)
  const [chrome] = useState(readChrome)
  useEffect(() => onSystemDark(setSystemDark), [])
  useEffect(() => onStoredElsewhere(['theme', 'textSize'], readAgain), [])
  useEffect(() => useCommon.setState({ statusBarHeight: chrome.statusBarHeight }), [chrome])
  const resolved = resolveTheme(theme, systemDark)
  useEffect(() => paintChrome(resolved === 'dark'), [resolved])
  const look = useMemo(
    () => ({ theme: resolved, text, statusBar: chrome.statusBarHeight, capsule: chrome.capsuleWidth }),
    [resolved, text, chrome],
  )
  return <LookProvider value={look}>{children}</LookProvider>
}
