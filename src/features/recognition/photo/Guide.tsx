import { Card, svgUri, usePalette, Photo } from '@/ui'
import '../recognition.scss'

/** How to hold the phone, before a photo is taken. */
export function Guide() {
  const { cLine, cBrand, cSurface, cT1 } = usePalette()
  const digits = [...'01234567']
    .map(
      (digit, index) =>
        `<rect x='${64 + index * 34}' y='70' width='30' height='44' rx='4' fill='${cSurface}' stroke='${index > 5 ? cBrand : cLine}' stroke-width='2'/><text x='${79 + index * 34}' y='101' font-family='sans-serif' font-size='26' text-anchor='middle' fill='${cT1}'>${digit}</text>`,
    )
    .join('')
  const picture = svgUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 184'><rect x='20' y='20' width='360' height='144' rx='16' fill='${cLine}' fill-opacity='0.4'/><rect x='52' y='58' width='296' height='68' rx='8' fill='none' stroke='${cBrand}' stroke-width='3' stroke-dasharray='10 6'/>${digits}</svg>`,
  )
  return (
    <Card>
      <Photo className='rz-photo' src={picture} fit='width' alt='字轮放在取景框内' />
      <div className='fs-16 fw-m mt12'>拍一张表盘，自动识别读数</div>
      <div className='fs-14 t2 mt4'>请对准字轮，避免反光与模糊；表盘转正，光线暗时打开闪光灯。每一位都会请您核对。</div>
    </Card>
  )
}
