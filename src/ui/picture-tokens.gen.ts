/* Generated from src/styles/tokens.scss by scripts/build-tokens.mjs. Do not edit. */
import type { Palette } from './tokens.gen'

export type PicturePalette = Pick<Palette, 'cSunken' | 'cSurface' | 'cBrand' | 'cLineStrong' | 'cDangerG'>

export const light: PicturePalette = {
  cSunken: '#f7f8fa',
  cSurface: '#ffffff',
  cBrand: '#3286fe',
  cLineStrong: '#dce0e6',
  cDangerG: '#e5484d',
}

export const dark: PicturePalette = {
  cSunken: '#1d222a',
  cSurface: '#171b22',
  cBrand: '#5fa0ff',
  cLineStrong: '#353d49',
  cDangerG: '#ff6b6e',
}
