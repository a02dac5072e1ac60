import { Photo } from '@/ui'
import bills from './shots/bills.webp'
import meters from './shots/meters.webp'

const SHOTS = [
  { name: '账单与缴费', src: bills },
  { name: '表具与读数', src: meters },
] as const

/** The app at work, with the demo customers. A row that scrolls sideways is reached by the keyboard as well. */
export function Shots() {
  return (
    <div className='dl-shots' role='region' aria-label='应用截图' tabIndex={0}>
      {SHOTS.map(({ name, src }) => (
        <div className='dl-shot' key={name}>
          <Photo className='dl-shot-img' src={src} lazy />
          <div className='dl-shot-name'>{name}</div>
        </div>
      ))}
    </div>
  )
}
