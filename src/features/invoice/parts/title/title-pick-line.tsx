import type { Kind } from '@/blocks'
import { PickLine } from '@/blocks/form/pick'
import type { Title } from './use-title'

/** One of the customer's titles; those that will not do are there with the reason. */
export const titlePick = (titles: readonly Title[]): Kind<string> => ({
  empty: (label) => `请选择${label}`,
  draw: (field) => (
    <PickLine
      {...field}
      items={titles.map(({ titleId, buyerName, taxNo, unusable }) => ({
        key: titleId,
        text: buyerName,
        note: unusable ?? taxNo,
        disabled: unusable !== null,
      }))}
    />
  ),
})
