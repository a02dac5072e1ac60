/** Colours of a picture: ground, large shape, middle, strong, light, accent. */
export interface Tone {
  ground: string
  shape: string
  mid: string
  deep: string
  light: string
  accent: string
}

const amber = '#F6A623'

/** The brand's blue and three neighbours of it, so that a list does not look all the same. */
export const tones: readonly Tone[] = [
  { ground: '#EDF4FF', shape: '#D6E6FF', mid: '#8DBBFF', deep: '#1C69E2', light: '#FFFFFF', accent: amber },
  { ground: '#E7F3F4', shape: '#CFE7E8', mid: '#7FC0C2', deep: '#0B6E63', light: '#FFFFFF', accent: amber },
  { ground: '#EFF0FB', shape: '#DCDDF6', mid: '#A3A6E6', deep: '#3D4BA8', light: '#FFFFFF', accent: amber },
  { ground: '#FFF4E3', shape: '#FFE4BD', mid: '#F3BC6B', deep: '#9A5200', light: '#FFFFFF', accent: '#3286FE' },
]

type Draw = (t: Tone) => string

const rect = (x: number, y: number, w: number, h: number, fill: string, r = 6): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const ring = (x: number, y: number, r: number, stroke: string, width: number, fill = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const at = (x: number, y: number, scale: number, what: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`

const flameShape = (fill: string, inner: string): string =>
  path('M50 4c5 24 38 36 38 68a38 38 0 0 1-76 0c0-16 8-26 17-33 0 12 6 18 13 21C40 42 41 20 50 4z', fill) +
  path('M50 58c3 12 18 17 18 32a18 18 0 0 1-36 0c0-13 13-18 18-32z', inner)
const flame: Draw = (t) => at(50, 42, 1, flameShape(t.deep, t.accent))

const stove: Draw = (t) =>
  rect(24, 104, 152, 74, t.deep) +
  rect(36, 118, 128, 46, t.mid) +
  rect(50, 128, 100, 26, t.light, 4) +
  rect(30, 92, 140, 12, t.mid) +
  at(42, 44, 0.48, flameShape(t.accent, t.light)) +
  at(108, 44, 0.48, flameShape(t.accent, t.light)) +
  dot(50, 171, 4, t.light) +
  dot(70, 171, 4, t.light) +
  dot(90, 171, 4, t.light)

const boiler: Draw = (t) =>
  rect(44, 40, 88, 138, t.deep, 18) +
  rect(58, 58, 60, 34, t.light) +
  line('M70 82a18 18 0 0 1 36 0', t.mid, 5) +
  line('M88 82l8-12', t.accent, 5) +
  rect(58, 112, 60, 44, t.mid) +
  at(72, 110, 0.34, flameShape(t.accent, t.light)) +
  rect(132, 66, 38, 12, t.mid, 4) +
  rect(158, 66, 12, 112, t.mid, 4) +
  rect(70, 18, 14, 26, t.mid, 4) +
  ring(164, 116, 14, t.deep, 6, t.light)

const factory: Draw = (t) =>
  path('M20 178V96l44 26V96l44 26V96l40 24v58z', t.deep) +
  path('M142 178 148 34h22l6 144z', t.mid) +
  rect(140, 30, 38, 10, t.accent, 4) +
  rect(38, 136, 20, 16, t.light, 3) +
  rect(74, 136, 20, 16, t.light, 3) +
  rect(110, 136, 20, 16, t.light, 3) +
  dot(132, 22, 9, t.shape) +
  dot(114, 14, 7, t.shape) +
  rect(12, 176, 176, 6, t.mid, 3)

const valve: Draw = (t) =>
  rect(10, 104, 180, 34, t.mid, 4) +
  rect(56, 94, 16, 54, t.deep, 4) +
  rect(128, 94, 16, 54, t.deep, 4) +
  dot(100, 121, 34, t.deep) +
  rect(93, 52, 14, 40, t.deep, 4) +
  rect(58, 42, 84, 14, t.accent, 7) +
  dot(100, 121, 18, t.light) +
  line('M100 121l9-10', t.accent, 5)

const meter: Draw = (t) =>
  rect(40, 52, 120, 96, t.deep, 14) +
  rect(58, 70, 84, 32, t.light) +
  [0, 1, 2, 3, 4].map((i) => rect(63 + i * 15, 76, 11, 20, i > 2 ? t.accent : t.mid, 2)).join('') +
  dot(76, 124, 10, t.mid) +
  rect(98, 116, 44, 6, t.mid, 3) +
  rect(98, 128, 30, 6, t.mid, 3) +
  rect(56, 148, 14, 34, t.mid, 3) +
  rect(130, 148, 14, 34, t.mid, 3) +
  rect(56, 22, 14, 30, t.mid, 3) +
  rect(130, 22, 14, 30, t.mid, 3)

const detector: Draw = (t) =>
  rect(56, 58, 88, 116, t.deep, 18) +
  ring(100, 106, 26, t.mid, 8, t.light) +
  dot(100, 106, 10, t.accent) +
  [0, 1, 2].map((i) => rect(76, 146 + i * 8, 48, 4, t.mid, 2)).join('') +
  dot(100, 70, 5, t.accent) +
  line('M40 62a62 62 0 0 1 24-30M160 62a62 62 0 0 0-24-30', t.mid, 7)

const hose: Draw = (t) =>
  line('M30 60h40c40 0 0 80 60 80h40', t.mid, 26) +
  line('M30 60h40c40 0 0 80 60 80h40', t.deep, 12) +
  rect(14, 44, 26, 32, t.deep, 4) +
  rect(160, 124, 26, 32, t.deep, 4) +
  dot(27, 60, 5, t.accent) +
  dot(173, 140, 5, t.accent)

const shield: Draw = (t) =>
  path('M100 24l64 22v50c0 44-28 72-64 88-36-16-64-44-64-88V46z', t.deep) +
  path('M100 44l46 16v36c0 32-20 54-46 66z', t.mid) +
  line('M72 102l20 20 38-42', t.accent, 12)

const chart: Draw = (t) =>
  rect(24, 34, 152, 140, t.light, 12) +
  rect(46, 112, 18, 44, t.mid, 3) +
  rect(76, 92, 18, 64, t.mid, 3) +
  rect(106, 100, 18, 56, t.mid, 3) +
  rect(136, 70, 18, 86, t.deep, 3) +
  line('M54 92l30-20 30 8 32-32', t.accent, 6) +
  dot(146, 48, 7, t.accent)

const page: Draw = (t) =>
  path('M48 22h78l28 28v128H48z', t.light) +
  path('M126 22l28 28h-28z', t.mid) +
  [0, 1, 2, 3].map((i) => rect(64, 72 + i * 20, i === 3 ? 40 : 72, 7, t.mid, 3)).join('') +
  dot(128, 152, 24, t.deep) +
  line('M117 152l8 8 14-16', t.accent, 6)

const city: Draw = (t) =>
  rect(20, 92, 40, 86, t.mid, 4) +
  rect(66, 54, 46, 124, t.deep, 4) +
  rect(118, 80, 36, 98, t.mid, 4) +
  rect(158, 112, 26, 66, t.deep, 4) +
  [0, 1, 2, 3, 4]
    .map((i) => rect(76, 66 + i * 20, 10, 10, t.light, 2) + rect(92, 66 + i * 20, 10, 10, t.light, 2))
    .join('') +
  [0, 1, 2].map((i) => rect(30, 104 + i * 20, 20, 8, t.light, 2) + rect(127, 92 + i * 20, 18, 8, t.light, 2)).join('') +
  rect(8, 176, 184, 8, t.accent, 4)

const lesson: Draw = (t) =>
  rect(30, 34, 140, 88, t.deep, 8) +
  rect(42, 46, 116, 64, t.light, 4) +
  at(78, 46, 0.44, flameShape(t.mid, t.accent)) +
  [56, 100, 144].map((x) => dot(x, 146, 13, t.mid) + path(`M${x - 20} 186a20 22 0 0 1 40 0z`, t.deep)).join('')

const van: Draw = (t) =>
  path('M18 74h98v76H18z', t.deep) +
  path('M116 96h38l28 30v24h-66z', t.mid) +
  path('M124 104h26l18 20h-44z', t.light) +
  dot(56, 152, 17, t.light) +
  dot(56, 152, 9, t.deep) +
  dot(144, 152, 17, t.light) +
  dot(144, 152, 9, t.deep) +
  rect(34, 62, 30, 12, t.accent, 4) +
  at(52, 84, 0.36, flameShape(t.light, t.accent))

const leaf: Draw = (t) =>
  path('M168 34c-82-4-124 32-122 92 0 20 10 38 22 48 18 6 42 2 60-16 30-30 38-72 40-124z', t.deep) +
  line('M44 182c22-52 52-84 96-112', t.light, 7) +
  line('M82 126l0-36M104 104l34 2', t.light, 5) +
  dot(44, 58, 14, t.accent)

const snow: Draw = (t) =>
  [0, 60, 120]
    .map(
      (a) =>
        `<g transform="rotate(${a} 100 104)">${line('M100 34v140M82 52l18 14 18-14M82 156l18-14 18 14', t.deep, 9)}</g>`,
    )
    .join('') + dot(100, 104, 16, t.accent)

const helmet: Draw = (t) =>
  path('M38 128a62 62 0 0 1 124 0z', t.deep) +
  rect(24, 126, 152, 18, t.mid, 9) +
  rect(88, 54, 24, 74, t.accent, 10) +
  rect(60, 158, 80, 8, t.mid, 4) +
  rect(76, 174, 48, 8, t.mid, 4)

const hands: Draw = (t) =>
  rect(26, 88, 62, 40, t.deep, 14) +
  rect(112, 88, 62, 40, t.mid, 14) +
  path('M78 92h44l16 20-22 22H84l-22-22z', t.accent) +
  rect(14, 84, 22, 48, t.mid, 4) +
  rect(164, 84, 22, 48, t.deep, 4) +
  dot(100, 52, 10, t.mid) +
  dot(72, 60, 6, t.mid) +
  dot(128, 60, 6, t.mid)

/** What a picture can show, each drawn in a box of 200 × 200. */
export const motifs: Record<string, Draw> = {
  flame,
  stove,
  boiler,
  factory,
  valve,
  meter,
  detector,
  hose,
  shield,
  chart,
  page,
  city,
  lesson,
  van,
  leaf,
  snow,
  helmet,
  hands,
}
