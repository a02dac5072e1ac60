import type { Out } from '@contract'
import { FormPage, useFormAct } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { fieldsOf, inputOf, valuesOf, type Categories, type ProductValues } from './product-fields'

/** Makes or changes a product (E 5.9); it is put on the shelf on its page. */
export function ProductForm({
  product,
  categories,
}: {
  product?: Out<'btwob GET /product/detail'>
  categories: Categories
}) {
  const send = useFormAct('btwob POST /product/save', {
    once: true,
    input: (values: ProductValues) => inputOf(values, product),
    at: { '44852': 'files' },
    dialog: ['2901', '2902', '2904'],
    ok: '已保存',
    done: ({ productId }) => void (product ? goBack() : go('/pages/desk/product', { productId }, { replace: true })),
  })
  return (
    <FormPage<ProductValues>
      spaced
      title={product ? '编辑商品' : '新建商品'}
      submitText='保存'
      values={valuesOf(product, categories)}
      fields={fieldsOf(categories, product)}
      {...send}
    />
  )
}
