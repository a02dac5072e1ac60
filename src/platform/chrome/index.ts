import type { Chrome } from './types'

export type { Chrome } from './types'

/** The browser draws its own bars outside the page; notches are left to CSS env(). */
export const readChrome = (): Chrome => ({ statusBarHeight: 0, capsuleWidth: 0 })

/** Colours behind the page; on H5 the page's own styles do it. */
export const paintChrome = (_dark: boolean): void => undefined
