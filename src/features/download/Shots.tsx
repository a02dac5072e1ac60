import { Photo } from '@/ui'
import bills from './shots/bills.webp'
import meters from './shots/meters.webp'

const SHOTS = [
  { name: '账单与缴费', src: bills },
  { name: '表具与读数', src: meters },
] as const

/** The app at work, with the demo customers. */
export function Shots() {
  return (
    <div className='dl-shots'>
      {SHOTS.map(({ name, src }) => (
        <div className='dl-shot' key={name}>
          <Photo className='dl-shot-img' src={src} lazy />
          <div className='dl-shot-name'>{name}</div>
        </div>
      ))}
    </div>
  )
}
