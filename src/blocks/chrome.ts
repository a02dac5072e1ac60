import { useEffect } from 'react'
import { showInputBar } from '@/platform/keyboard'
import { setPageTitle } from '@/platform/title'
import { usePay } from '@/stores'

/** Inside the native web view the shell may draw its own header (pay.headerShow). */
export const useHeaderShown = (): boolean => usePay(({ headerShow }) => headerShow)

/** Names the page outside our own nav bar while it is shown. */
export function usePageTitle(title: string, shown: boolean): void {
  useEffect(() => {
    if (shown) setPageTitle(title)
  }, [title, shown])
}

/** A page that brings its own keys has no use for the bar above the soft keyboard: gone while the page is shown. */
export function useInputBarHidden(hidden: boolean, shown: boolean): void {
  useEffect(() => {
    if (!hidden || !shown) return undefined
    showInputBar(false)
    return () => showInputBar(true)
  }, [hidden, shown])
}
