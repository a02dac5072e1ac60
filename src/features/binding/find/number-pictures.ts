import { svgUri, type usePalette } from '@/ui'

/* Where the customer number is on the papers that a customer has: 120 × 84, the number framed. */

export type NumberPaper = 'bill' | 'card' | 'contract'
type Palette = ReturnType<typeof usePalette>

/** The number with its label, at this corner. */
const number = (p: Palette, x: number, y: number, label: string) =>
  `<rect x="${x}" y="${y}" width="52" height="19" rx="3" fill="${p.cDangerSoft}" stroke="${p.cDangerG}" stroke-width="1.5"/>` +
  `<g stroke="none" font-family="sans-serif" text-anchor="middle" fill="${p.cT1}"><text x="${x + 26}" y="${y + 7.5}" font-size="6">${label}</text>` +
  `<text x="${x + 26}" y="${y + 15}" font-size="7">1234567890</text></g>`

const title = (p: Palette, x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" stroke="none" fill="${p.cT2}" font-family="sans-serif" font-size="8">${text}</text>`

const DRAW: Record<NumberPaper, (p: Palette) => string> = {
  bill: (p) =>
    `<path d="M20 4h80v76l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5z" fill="${p.cSunken}"/>${title(p, 24, 15, '账单')}` +
    `<path d="M26 38h30M74 38h20M26 49h24M80 49h14M26 60h34M76 60h18" stroke-width="1.5"/>${number(p, 44, 8, '客户编号')}`,
  card: (p) =>
    `<rect x="8" y="8" width="104" height="68" rx="8" fill="${p.cSunken}"/>${title(p, 18, 22, '燃气IC卡')}` +
    `<rect x="18" y="30" width="18" height="14" rx="2" stroke="${p.cBrand}"/><path d="M18 37h18M27 30v14" stroke="${p.cBrand}" stroke-width="1"/>${number(p, 18, 51, '户号')}`,
  contract: (p) =>
    `<path d="M20 4h80v76H20z" fill="${p.cSunken}"/><g text-anchor="middle">${title(p, 60, 18, '供用气合同')}</g>` +
    `<path d="M28 54h44M28 63h36M28 72h28" stroke-width="1.5"/><circle cx="86" cy="65" r="9" stroke="${p.cBrand}"/>${number(p, 34, 26, '客户编号')}`,
}

export const numberPicture = (paper: NumberPaper, palette: Palette): string =>
  svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="84" viewBox="0 0 120 84" fill="none" stroke="${palette.cLineStrong}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${DRAW[paper](palette)}</svg>`,
  )
