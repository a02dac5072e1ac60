import { useEffect } from 'react'
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
