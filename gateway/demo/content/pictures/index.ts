import { motifs, tones, type Tone } from './motifs'

/*
 * Pictures of the seeded content, drawn when asked for: nothing to store, to copy between gateways or to lose.
 * A name says all: `<form>-<motif>-<tone>.svg`, e.g. `cover-boiler-2.svg`. A banner's words are part of the picture.
 */

interface Form {
  width: number
  height: number
  /** Centre and size of the motif. */
  x: number
  y: number
  size: number
}

const forms: Record<string, Form> = {
  banner: { width: 686, height: 240, x: 560, y: 120, size: 190 },
  cover: { width: 686, height: 386, x: 343, y: 196, size: 270 },
  thumb: { width: 330, height: 222, x: 165, y: 112, size: 160 },
  square: { width: 480, height: 480, x: 240, y: 240, size: 300 },
  icon: { width: 96, height: 96, x: 48, y: 48, size: 76 },
}

/** Words of the banners, by motif. */
export const bannerWords: Record<string, { title: string; text: string }> = {
  snow: { title: '冬季用气早准备', text: '保供安排与用气提示' },
  detector: { title: '报警器守护每一处用气', text: '选型、安装、标定一站完成' },
  boiler: { title: '锅炉余热也是利润', text: '免费节能诊断预约中' },
  shield: { title: '从检查软管开始', text: '商户用气安全手册' },
  chart: { title: '读懂您的气价', text: '非居民价格联动机制解读' },
  leaf: { title: '节能改造案例', text: '看同行怎样省气' },
  stove: { title: '高效灶具换新', text: '商用厨房节能方案' },
  city: { title: '服务就在身边', text: '报修、咨询、业务办理' },
}

/** The picture of this name as SVG, or null when there is none. */
export function demoPicture(name: string): string | null {
  const [, formName = '', motifName = '', toneNo = ''] = /^([a-z]+)-([a-z]+)-([1-4])\.svg$/.exec(name) ?? []
  const form = Object.hasOwn(forms, formName) ? forms[formName] : undefined
  const draw = Object.hasOwn(motifs, motifName) ? motifs[motifName] : undefined
  const tone = tones[Number(toneNo) - 1]
  if (!form || !draw || !tone) return null
  const words = formName === 'banner' ? bannerWords[motifName] : undefined
  const motif = `<g transform="translate(${form.x - form.size / 2} ${form.y - form.size / 2}) scale(${form.size / 200})">${draw(tone)}</g>`
  const ground = formName === 'icon' ? '' : background(form, tone)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${form.width} ${form.height}" width="${form.width}" height="${form.height}">${ground}${motif}${words ? written(words, tone) : ''}</svg>`
}

const background = ({ width, height, x, y, size }: Form, tone: Tone): string =>
  `<rect width="${width}" height="${height}" fill="${tone.ground}"/>` +
  `<circle cx="${x}" cy="${y}" r="${size * 0.66}" fill="${tone.shape}"/>` +
  `<circle cx="${width * 0.08}" cy="${height * 0.92}" r="${height * 0.22}" fill="${tone.shape}"/>` +
  `<circle cx="${width * 0.9}" cy="${height * 0.06}" r="${height * 0.1}" fill="${tone.shape}"/>`

const fonts = "-apple-system,'PingFang SC','HarmonyOS Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"

const written = (words: { title: string; text: string }, tone: Tone): string =>
  `<g font-family="${fonts}" fill="${tone.deep}"><text x="40" y="112" font-size="40" font-weight="600">${words.title}</text>` +
  `<text x="40" y="162" font-size="26" opacity=".85">${words.text}</text></g>`

/** The address of a picture of the seeded content. */
export const pictureUrl = (
  form: 'banner' | 'cover' | 'thumb' | 'square' | 'icon',
  motif: string,
  tone: 1 | 2 | 3 | 4,
): string => `/cms/media/demo/${form}-${motif}-${tone}.svg`
