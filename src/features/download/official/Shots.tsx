import { Photo } from '@/ui'
import bills from './shots/bills.webp'
import meters from './shots/meters.webp'
import './official.scss'

const SHOTS = [
  { name: '账单与缴费', src: bills },
  { name: '表具与读数', src: meters },
] as const

/** The app at work, with the demo customers. A row that scrolls sideways is reached by the keyboard as well. */
export function Shots() {
  return (
    <div className='of-shots' role='region' aria-label='应用截图' tabIndex={0}>
      {SHOTS.map(({ name, src }) => (
        <div className='of-shot' key={name}>
          <Photo className='of-shot-img' src={src} lazy />
          <div className='fs-13 t3 center mt8'>{name}</div>
        </div>
      ))}
    </div>
  )
}
