/*
 * Line pictures of empty and error states, 96 × 72, with one blue or red mark (visual 6).
 */
import { svgUri } from './svg'
import type { PicturePalette } from './picture-tokens.gen'

export type PictureName = 'list' | 'search' | 'message' | 'lock' | 'offline'

const DRAW: Record<PictureName, (p: PicturePalette) => string> = {
  list: (p) =>
    `<path d="M26 8h34l12 12v44H26z" fill="${p.cSunken}"/><path d="M60 8v12h12M36 32h26M36 42h26M36 52h14"/>` +
    `<circle cx="72" cy="54" r="11" fill="${p.cSurface}" stroke="${p.cBrand}"/><path d="M67 54h10" stroke="${p.cBrand}"/>`,
  search: (p) =>
    `<circle cx="44" cy="32" r="20" fill="${p.cSunken}"/><path d="M36 28h16M36 36h10"/><path d="m59 47 13 13" stroke="${p.cBrand}" stroke-width="3"/>`,
  message: (p) =>
    `<path d="M20 14h56v40H46L34 64V54H20z" fill="${p.cSunken}"/><path d="M32 28h32M32 38h20"/><circle cx="76" cy="14" r="6" fill="${p.cSurface}" stroke="${p.cBrand}"/>`,
  lock: (p) =>
    `<rect x="26" y="30" width="44" height="34" rx="5" fill="${p.cSunken}"/><path d="M34 30v-8a14 14 0 0 1 28 0v8"/><circle cx="48" cy="45" r="4" stroke="${p.cBrand}"/><path d="M48 49v6" stroke="${p.cBrand}"/>`,
  offline: (p) =>
    `<path d="M22 34a36 36 0 0 1 52 0M32 45a22 22 0 0 1 32 0"/><circle cx="48" cy="57" r="3" fill="${p.cLineStrong}"/><path d="M24 14l48 46" stroke="${p.cDangerG}"/>`,
}

export const pictureUri = (name: PictureName, palette: PicturePalette): string =>
  svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72" viewBox="0 0 96 72" fill="none" stroke="${palette.cLineStrong}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${DRAW[name](palette)}</svg>`,
  )
