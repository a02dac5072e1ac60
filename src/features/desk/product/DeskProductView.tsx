import { DetailPage, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { ProductForm } from './ProductForm'
import { ProductShown } from './ProductShown'

/** A product of the desk: to read, to change, or a new one. */
export const DeskProductView = ({ productId, edit }: ViewParams<'/pages/desk/product'>) => (
  <DeskGate>
    {(close) =>
      productId === undefined ? (
        <New close={close} />
      ) : (
        <Known productId={productId} edits={edit === '1'} close={close} />
      )
    }
  </DeskGate>
)

const useCategories = (close: () => void) => {
  const read = useRead('btwob GET /product/categories', undefined, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  return read
}

function New({ close }: { close: () => void }) {
  const categories = useCategories(close)
  if (categories.data) return <ProductForm categories={categories.data.list} />
  return (
    <DetailPage read={categories} skeleton={<Shape heights={[480]} />}>
      {() => null}
    </DetailPage>
  )
}

function Known({ productId, edits, close }: { productId: string; edits: boolean; close: () => void }) {
  const categories = useCategories(close)
  const read = useRead('btwob GET /product/detail', { productId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  if (edits && read.data?.editable && categories.data)
    return <ProductForm product={read.data} categories={categories.data.list} />
  return (
    <DetailPage spaced read={edits && categories.state === 'error' ? { ...read, state: 'error' } : read}>
      {(product) =>
        edits && product.editable ? <Shape heights={[480]} /> : <ProductShown product={product} onDone={read.reload} />
      }
    </DetailPage>
  )
}
