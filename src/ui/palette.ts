import { useLook } from './theme'
import { dark, light, type Palette } from './tokens.gen'

/** Colours for images, which cannot read custom properties. */
export const usePalette = (): Palette => (useLook().theme === 'dark' ? dark : light)
