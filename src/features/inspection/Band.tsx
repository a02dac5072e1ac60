import type { ReactNode } from 'react'
import './inspection.scss'

interface Props {
  tone: 'danger' | 'warning' | 'primary' | 'success'
  children: ReactNode
}

/** The colour of what the page is about, across its width. */
export function Band({ tone, children }: Props) {
  if (tone === 'danger') return <div className='in-band in-band-1'>{children}</div>
  if (tone === 'warning') return <div className='in-band in-band-2'>{children}</div>
  if (tone === 'primary') return <div className='in-band in-band-3'>{children}</div>
  return <div className='in-band in-band-ok'>{children}</div>
}
