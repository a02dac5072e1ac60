import type { ReactNode } from 'react'
import { toUri } from '@/ui/chart/shapes'
import { usePalette } from '@/ui/palette'
import { ringOf, type RingPart } from './ring-shapes'
import './ring.scss'

interface Props {
  parts: readonly RingPart[]
  size: number
  /** px of the stroke. */
  thick: number
  label: string
  children: ReactNode
}

/** A ring with words in its middle. */
export function Ring({ parts, size, thick, label, children }: Props) {
  const side = { width: `${size}px`, height: `${size}px` }
  return (
    <div className='rg-ring' style={side} role='img' aria-label={label}>
      <img style={side} src={toUri(ringOf(parts, size, thick), usePalette())} alt='' />
      <div className='rg-ring-in'>{children}</div>
    </div>
  )
}
