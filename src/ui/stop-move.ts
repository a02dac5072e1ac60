import { isWeapp } from '@/platform/host'

/** Keeps the page below a mask from scrolling: an attribute on the mini-program, touch-action in the style sheets on H5. */
export const stopMove: object = isWeapp ? { catchMove: true } : {}
