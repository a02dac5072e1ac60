import { Row, Tag } from '@/ui'
import { tagsOf } from '../../package-text'
import type { GasPackage } from '../../types'

/** Terms of a package and its selling points; a selling point that says a term is shown once. */
export function PackageTags({ of: one }: { of: GasPackage }) {
  const terms = tagsOf(one)
  const [price, ...others] = terms
  return (
    <Row wrap gap={8} top={8}>
      <Tag tone='primary'>{price}</Tag>
      {others.map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
      {one.highlights
        .filter((text) => !terms.includes(text))
        .map((text) => (
          <Tag key={text} kind='outline'>
            {text}
          </Tag>
        ))}
    </Row>
  )
}
