import { Button, ErrorBlock, Row } from '@/ui'
import { PenCanvas } from './PenCanvas'
import type { PenOfPage } from './use-pen'
import './pen.scss'

interface Props {
  pen: PenOfPage
  /** Of the canvas: one in the whole app at a time. */
  id: string
  /** Low, for a sheet; as high as a page without it. */
  low?: true
}

/** Paper to sign on, with its two ways back. */
export function PenSheet({ pen, id, low }: Props) {
  const isEmpty = pen.strokes.length === 0
  if (pen.isMissing) return <ErrorBlock small text='签名区未能打开，点击重试' onRetry={pen.retry} />
  return (
    <>
      <div className={low ? 'sn-sheet sn-low' : 'sn-sheet'}>
        <PenCanvas id={id} label='签名区' onSheet={pen.onSheet} onDown={pen.down} onMove={pen.move} onUp={pen.up} />
        {isEmpty && (
          <div className='sn-hint fs-16' aria-hidden>
            请在此处签名
          </div>
        )}
      </div>
      <Row gap={12} {...(!low && { className: 'gutter' })}>
        <Button block kind='plain' icon='backspace' disabled={isEmpty} onTap={pen.undo}>
          撤销一笔
        </Button>
        <Button block kind='plain' icon='refresh' disabled={isEmpty} onTap={pen.clear}>
          重写
        </Button>
      </Row>
    </>
  )
}
