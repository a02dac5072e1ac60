import { useState } from 'react'
import { useRead } from '@/request'
import { Logo, Photo, Row } from '@/ui'
import './article.scss'

/** The gas company of the user that shared the article, with its mark; that of the product where it has none (E 6.8). */
export function SharedBy({ code }: { code: string }) {
  const read = useRead('default GET /crmgas/share/resolve', { s: code }, { handles: 'all' })
  if (read.state === 'loading') return null
  return (
    <Row gap={8} className='gutter mt12'>
      <Mark src={read.data?.logo ?? ''} />
      <span className='grow fs-15 fw-m break'>{read.data?.companyName || '新源燃气'}</span>
    </Row>
  )
}

function Mark({ src }: { src: string }) {
  const [broken, setBroken] = useState('')
  if (src === '' || src === broken) return <Logo size={32} />
  return <Photo className='na-mark' fit='contain' src={src} onFail={() => setBroken(src)} />
}
