import { useState } from 'react'
import { cx } from './cx'
import { Photo } from './Photo'
import type { PortraitProps } from './props'
import './Portrait.scss'

/** A portrait, or the first character of the name where there is none or it cannot be had. */
export function Portrait({ src, name, size = 52, onBroken, className }: PortraitProps) {
  const [broken, setBroken] = useState('')
  const fail = () => {
    setBroken(src)
    onBroken?.(src)
  }
  const side = { width: `${size}px`, height: `${size}px` }
  return (
    <span className={cx('u-portrait', size > 100 && 'u-portrait-big', className)} style={side} aria-hidden='true'>
      {src === '' || src === broken ? (Array.from(name)[0] ?? '') : <Photo style={side} src={src} onFail={fail} />}
    </span>
  )
}
